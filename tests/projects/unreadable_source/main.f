      PROGRAM MAIN
      INTEGER I
      REAL A(10)
      A(1) = 0
      I N Q U I R E (6, NUMBER = I)
      DO CONCURRENT (I = 1:10)
        A(I) = I
      END DO
      W R I T E (*, *) A(1)
      END
