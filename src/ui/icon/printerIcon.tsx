import {icon} from './icon.tsx'

/** Apart from the other icons, because only what is loaded on demand draws it. */
export const PrinterIcon = /* @__PURE__ */ icon(
  'Printer',
  'M7 8.5v-5h10v5M7 17H5a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 5 8.5h14a1.5 1.5 0 0 1 1.5 1.5v5.5A1.5 1.5 0 0 1 19 17h-2M7 14h10v6.5H7zM17 11.5h.01',
)
