import {icon} from './icon.tsx'

export const AgendaIcon = /* @__PURE__ */ icon(
  'Agenda',
  'M7 3v3M17 3v3M4 9.5h16M5.5 4.5h13A1.5 1.5 0 0 1 20 6v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19V6a1.5 1.5 0 0 1 1.5-1.5ZM8.5 15l2.3 2.2 4.7-4.7',
)
export const BookIcon = /* @__PURE__ */ icon(
  'Book',
  'M12 6.5C10.3 5.2 7.7 4.5 4.5 4.5A1 1 0 0 0 3.5 5.5v12a1 1 0 0 0 1 1c3.2 0 5.8.7 7.5 2m0-14c1.7-1.3 4.3-2 7.5-2a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1c-3.2 0-5.8.7-7.5 2m0-14v14',
)
export const RefreshIcon = /* @__PURE__ */ icon(
  'Refresh',
  'M20 11.5A8 8 0 0 0 5.6 7.2L3.5 9.5M3.5 4.5v5h5M4 12.5a8 8 0 0 0 14.4 4.3l2.1-2.3M20.5 19.5v-5h-5',
)
export const SmartReviewIcon = /* @__PURE__ */ icon(
  'SmartReview',
  'M10.5 4.5 12 9.2a3 3 0 0 0 1.9 1.9L18.5 12.5l-4.6 1.5a3 3 0 0 0-1.9 1.9L10.5 20.5 9 15.9A3 3 0 0 0 7.1 14L2.5 12.5l4.6-1.4A3 3 0 0 0 9 9.2L10.5 4.5ZM18.5 3v4.5M16.25 5.25h4.5M20 17.5v3M18.5 19h3',
)
export const ExamIcon = /* @__PURE__ */ icon(
  'Exam',
  'M13.5 3.5h-7A1.5 1.5 0 0 0 5 5v14a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V9l-5.5-5.5ZM13.5 3.5V9H19M8.5 13h7M8.5 16.75h4.5',
)
export const StopwatchIcon = /* @__PURE__ */ icon(
  'Stopwatch',
  'M9.5 2.5h5M12 6a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM12 9.5v4l2.5 1.5M18 6.5l1.5-1.5',
)
export const StarIcon = /* @__PURE__ */ icon(
  'Star',
  'm12 3.5 2.65 5.35 5.9.87-4.27 4.17 1 5.88L12 17l-5.28 2.77 1-5.88L3.45 9.72l5.9-.87L12 3.5Z',
)
export const PlusIcon = /* @__PURE__ */ icon('Plus', 'M12 5v14M5 12h14')
export const CheckIcon = /* @__PURE__ */ icon('Check', 'm5 12.5 4.5 4.5L19 7.5')
export const ArrowLeftIcon = /* @__PURE__ */ icon('ArrowLeft', 'M19.5 12h-15M11 5.5 4.5 12l6.5 6.5')
export const ArrowRightIcon = /* @__PURE__ */ icon('ArrowRight', 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5')
export const ChevronLeftIcon = /* @__PURE__ */ icon('ChevronLeft', 'm14.5 6-6 6 6 6')
export const ChevronRightIcon = /* @__PURE__ */ icon('ChevronRight', 'm9.5 6 6 6-6 6')
export const CloudIcon = /* @__PURE__ */ icon(
  'Cloud',
  'M7 18.5a4.25 4.25 0 0 1-.5-8.47 5.75 5.75 0 0 1 11.1-.78A4.65 4.65 0 0 1 17 18.5H7Z',
)
export const CloudOffIcon = /* @__PURE__ */ icon(
  'CloudOff',
  'M3.5 3.5l17 17M9.6 6.2a5.75 5.75 0 0 1 8 3.05 4.65 4.65 0 0 1 2.4 7.8M17 18.5H7a4.25 4.25 0 0 1-.5-8.47c.1-.6.3-1.15.55-1.68',
)
export const DeviceIcon = /* @__PURE__ */ icon(
  'Device',
  'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3ZM10.75 18h2.5',
)
export const KeyboardIcon = /* @__PURE__ */ icon(
  'Keyboard',
  'M4 6h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 18H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 6ZM6.25 10h.01M10 10h.01M14 10h.01M17.75 10h.01M8.5 14.25h7',
)
export const ListIcon = /* @__PURE__ */ icon('List', 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01')
export const MessageIcon = /* @__PURE__ */ icon(
  'Message',
  'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v9.5a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 3.5V17h-2A1.5 1.5 0 0 1 4 15.5V6a1.5 1.5 0 0 1 1.5-1.5ZM8 9h8M8 12.5h5',
)
export const UserIcon = /* @__PURE__ */ icon(
  'User',
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-3.5 3.7-5.5 7.5-5.5s6.9 2 7.5 5.5',
)
export const MoreIcon = /* @__PURE__ */ icon('More', 'M5.5 12h.01M12 12h.01M18.5 12h.01')
export const ChartIcon = /* @__PURE__ */ icon('Chart', 'M4 20h16M7 16.5v-5M12 16.5v-9M17 16.5v-3')
export const CardsIcon = /* @__PURE__ */ icon(
  'Cards',
  'M8.5 4.5h10A1.5 1.5 0 0 1 20 6v10M5.5 8h9A1.5 1.5 0 0 1 16 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 18.5v-9A1.5 1.5 0 0 1 5.5 8Z',
)
export const VideoIcon = /* @__PURE__ */ icon(
  'Video',
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM10 9v6l5-3-5-3Z',
)
