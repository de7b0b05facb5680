import {icon} from './icon.tsx'

/** The icons of the first screen; a file of their own, so that a visitor does not load all the others. */
export const CheckCircleIcon = /* @__PURE__ */ icon(
  'CheckCircle',
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM8.25 12.25l2.6 2.6 4.9-5.1',
)
export const CrossIcon = /* @__PURE__ */ icon('Cross', 'M6 6l12 12M18 6 6 18')
export const CrossCircleIcon = /* @__PURE__ */ icon(
  'CrossCircle',
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9 9l6 6M15 9l-6 6',
)
export const EyeIcon = /* @__PURE__ */ icon(
  'Eye',
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
)
export const EyeOffIcon = /* @__PURE__ */ icon(
  'EyeOff',
  'M4 4l16 16M9.9 5.75A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.5 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.7-1.3M9.9 9.9a3 3 0 0 0 4.2 4.2',
)
export const WarningIcon = /* @__PURE__ */ icon(
  'Warning',
  'M10.7 4.25 3 17.75A1.5 1.5 0 0 0 4.3 20h15.4a1.5 1.5 0 0 0 1.3-2.25l-7.7-13.5a1.5 1.5 0 0 0-2.6 0ZM12 9.5v4.25M12 16.75h.01',
)
export const InfoIcon = /* @__PURE__ */ icon(
  'Info',
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.25M12 7.75h.01',
)
