import {icon} from './icon.tsx'

/** The icons of tools around a content; a file of their own, so that a first question does not load them. */
export const HeartIcon = /* @__PURE__ */ icon(
  'Heart',
  'M12 20S3.5 15.2 3.5 9.2A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.6C20.5 15.2 12 20 12 20Z',
)
export const ThumbUpIcon = /* @__PURE__ */ icon(
  'ThumbUp',
  'M7.5 10.5v9M7.5 10.5l3.6-7a2.2 2.2 0 0 1 2.3 2.6l-.6 3.4h5a2 2 0 0 1 2 2.4l-1.2 6a2 2 0 0 1-2 1.6H7.5M7.5 19.5h-3v-9h3',
)
export const ThumbDownIcon = /* @__PURE__ */ icon(
  'ThumbDown',
  'M7.5 13.5v-9M7.5 13.5l3.6 7a2.2 2.2 0 0 0 2.3-2.6l-.6-3.4h5a2 2 0 0 0 2-2.4l-1.2-6a2 2 0 0 0-2-1.6H7.5M7.5 4.5h-3v9h3',
)
export const FocusIcon = /* @__PURE__ */ icon(
  'Focus',
  'M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15',
)
export const LeaveFocusIcon = /* @__PURE__ */ icon(
  'LeaveFocus',
  'M9 4v3.5A1.5 1.5 0 0 1 7.5 9H4M20 9h-3.5A1.5 1.5 0 0 1 15 7.5V4M15 20v-3.5a1.5 1.5 0 0 1 1.5-1.5H20M4 15h3.5A1.5 1.5 0 0 1 9 16.5V20',
)
export const MarkerIcon = /* @__PURE__ */ icon(
  'Marker',
  'M14.5 4.5 19.5 9.5 11 18H6v-5ZM6 18l-2 2M12 7l5 5M13 20.5h7.5',
)
export const CopyIcon = /* @__PURE__ */ icon(
  'Copy',
  'M10 8.5h8.5A1.5 1.5 0 0 1 20 10v8.5a1.5 1.5 0 0 1-1.5 1.5H10A1.5 1.5 0 0 1 8.5 18.5V10A1.5 1.5 0 0 1 10 8.5ZM15.5 8.5v-3A1.5 1.5 0 0 0 14 4H5.5A1.5 1.5 0 0 0 4 5.5V14a1.5 1.5 0 0 0 1.5 1.5h3',
)
export const ZoomInIcon = /* @__PURE__ */ icon(
  'ZoomIn',
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20M10.5 7.75v5.5M7.75 10.5h5.5',
)
export const ZoomOutIcon = /* @__PURE__ */ icon(
  'ZoomOut',
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20M7.75 10.5h5.5',
)
export const TrashIcon = /* @__PURE__ */ icon(
  'Trash',
  'M5 6.5h14M9.5 6.5V5A1.5 1.5 0 0 1 11 3.5h2A1.5 1.5 0 0 1 14.5 5v1.5M7 6.5l.8 12.1a1.5 1.5 0 0 0 1.5 1.4h5.4a1.5 1.5 0 0 0 1.5-1.4L17 6.5M10.5 10.5v5.5M13.5 10.5v5.5',
)
export const FlaskIcon = /* @__PURE__ */ icon(
  'Flask',
  'M9.5 3.5h5M10.5 3.5v6L5 18.2a1.6 1.6 0 0 0 1.4 2.3h11.2a1.6 1.6 0 0 0 1.4-2.3L13.5 9.5v-6M8 14.5h8',
)
