/* How a kernel's thread reports an error and ends. gpuo_claim and gpuo_end_thread are the platform's. */
#ifndef GPUOFFLOAD_DEVICE_STATUS_H
#define GPUOFFLOAD_DEVICE_STATUS_H

/* What every device function gets first. */
struct gpuo_context {
  GPUO_GLOBAL gpuo_status *status;
};

/* The first thread that gets here leaves its message; every thread that gets here ends. */
GPUO_FUNCTION void gpuo_stop(gpuo_context context, int32_t state, int32_t code, int32_t site) {
  if (gpuo_claim(context.status, state)) {
    context.status->code = code;
    context.status->site = site;
    context.status->length = 0;
  }
  gpuo_end_thread();
}
GPUO_FUNCTION void gpuo_error_stop(gpuo_context context, int32_t code, int32_t site) {
  gpuo_stop(context, GPUO_ERROR_STOP, code, site);
}
/* STOP, legal in OpenMP loops; `coded`: whether the statement has a code. */
GPUO_FUNCTION void gpuo_plain_stop(gpuo_context context, int32_t code, int32_t coded, int32_t site) {
  if (gpuo_claim(context.status, GPUO_STOP)) {
    context.status->code = code;
    context.status->site = site;
    context.status->length = coded;
  }
  gpuo_end_thread();
}
/* ERROR STOP and STOP with a character code. */
template <class S>
GPUO_FUNCTION void gpuo_stop_text(gpuo_context context, int32_t state, S text, int32_t length, int32_t site) {
  if (gpuo_claim(context.status, state)) {
    context.status->code = 1;
    context.status->site = site;
    context.status->length = length < 240 ? length : 240;
    for (int32_t i = 0; i < context.status->length; ++i) context.status->text[i] = text[i];
  }
  gpuo_end_thread();
}
/* An actual argument whose elements cannot be reached with strides. */
GPUO_FUNCTION void gpuo_check(gpuo_context context, bool ok, int32_t site) {
  if (!ok) gpuo_stop(context, GPUO_RUNTIME_ERROR, 2, site);
}
#endif
