import {icon} from './icon.tsx'

export const SoundIcon = /* @__PURE__ */ icon(
  'Sound',
  'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
)
export const SoundOffIcon = /* @__PURE__ */ icon(
  'SoundOff',
  'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM16 9.5l5 5M21 9.5l-5 5',
)
export const CaptionsIcon = /* @__PURE__ */ icon(
  'Captions',
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM10.5 10.2a2.2 2.2 0 1 0 0 3.6M17 10.2a2.2 2.2 0 1 0 0 3.6',
)
export const FullscreenIcon = /* @__PURE__ */ icon(
  'Fullscreen',
  'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
)
export const LeaveFullscreenIcon = /* @__PURE__ */ icon(
  'LeaveFullscreen',
  'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5',
)
export const PictureIcon = /* @__PURE__ */ icon(
  'PictureInPicture',
  'M20.5 11V7A1.5 1.5 0 0 0 19 5.5H5A1.5 1.5 0 0 0 3.5 7v10A1.5 1.5 0 0 0 5 18.5h5M13.5 13.5h6v4.5h-6v-4.5Z',
)
export const BackIcon = /* @__PURE__ */ icon(
  'Back10',
  'M12 5.5a7.25 7.25 0 1 1-7.25 7.25M12 2.5 9 5.5l3 3M9.5 11v4.5M12.75 12.3a1.3 1.3 0 0 1 2.6 0v1.9a1.3 1.3 0 0 1-2.6 0v-1.9Z',
)
export const ForwardIcon = /* @__PURE__ */ icon(
  'Forward10',
  'M12 5.5a7.25 7.25 0 1 0 7.25 7.25M12 2.5l3 3-3 3M9 11v4.5M12.25 12.3a1.3 1.3 0 0 1 2.6 0v1.9a1.3 1.3 0 0 1-2.6 0v-1.9Z',
)
export const NextIcon = /* @__PURE__ */ icon('Next', 'M6 5.5v13l9-6.5-9-6.5ZM18 5.5v13')
export const ZoomInIcon = /* @__PURE__ */ icon(
  'ZoomIn',
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.25 15.25 20.5 20.5M10.5 7.750v5.500M7.75 10.500h5.5',
)
export const ZoomOutIcon = /* @__PURE__ */ icon(
  'ZoomOut',
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.25 15.25 20.5 20.5M7.75 10.500h5.5',
)
export const FitIcon = /* @__PURE__ */ icon('Fit', 'M4.5 5v14M19.5 5v14M8 12h8M10.5 9 7.5 12l3 3M13.5 9l3 3-3 3')
export const SearchIcon = /* @__PURE__ */ icon(
  'Search',
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.25 15.25 20.5 20.5',
)
export const DownloadIcon = /* @__PURE__ */ icon('Download', 'M12 4v11M7.5 11l4.5 4.500L16.5 11M4.5 19.500h15')
export const PrintIcon = /* @__PURE__ */ icon(
  'Print',
  'M7.5 9V4.500h9V9M7.5 17H5a1.5 1.5 0 0 1-1.5-1.500v-5A1.5 1.5 0 0 1 5 9h14a1.5 1.5 0 0 1 1.5 1.500v5A1.5 1.5 0 0 1 19 17h-2.500M7.5 14h9v5.500h-9V14Z',
)
export const RestartIcon = /* @__PURE__ */ icon('Restart', 'M5.5 12a6.5 6.5 0 1 0 2-4.700L5 9.500M5 4.500v5h5')
