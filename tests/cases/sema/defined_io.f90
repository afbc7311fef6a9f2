module money
  implicit none
  type :: coin
    integer :: cents
  contains
    procedure, private :: write_coin
    procedure, private :: read_raw
    generic :: write(formatted) => write_coin
    generic :: read(unformatted) => read_raw
  end type
  type, extends(coin) :: note
  contains
    procedure, private :: write_coin => write_note
  end type
  type :: purse
    type(coin) :: coins(2)
    integer :: n
  end type
  type :: plain
    integer :: i
  end type
  interface read(formatted)
    procedure read_plain
  end interface
contains
  subroutine write_coin(dtv, unit, iotype, v_list, iostat, iomsg)
    class(coin), intent(in) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: v_list(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    write (unit, *, iostat=iostat, iomsg=iomsg) dtv%cents
  end subroutine
  subroutine write_note(dtv, unit, iotype, v_list, iostat, iomsg)
    class(note), intent(in) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: v_list(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    iostat = 0
  end subroutine
  subroutine read_raw(dtv, unit, iostat, iomsg)
    class(coin), intent(inout) :: dtv
    integer, intent(in) :: unit
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    read (unit, iostat=iostat, iomsg=iomsg) dtv%cents
  end subroutine
  subroutine read_plain(dtv, unit, iotype, v_list, iostat, iomsg)
    class(plain), intent(inout) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: v_list(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    iostat = 0
  end subroutine
  subroutine transfers(c, any_coin, p, n, q)
    type(coin), intent(inout) :: c
    class(coin), intent(in) :: any_coin
    type(purse), intent(in) :: p
    type(note), intent(in) :: n
    type(plain), intent(inout) :: q
    character(20) :: text
    namelist /group/ q
    integer :: i
    print *, c, n, any_coin, 3
    write (text, *) p
    write (*, '(dt, 2i3)') c, p%coins(1)%cents
    write (*, '(2i3)') c
    write (*, 10) c
    write (*, 20) c
10  format (i3)
20  format (dt)
    write (7) c
    read (7) c
    read (*, *) q, i
    read *, q
    read (5, nml=group)
    write (*, fmt=*) (p%coins(i), i = 1, 2)
    read '(i3)', i
  end subroutine
end module
