import type {ReactNode, SVGProps} from 'react'

/**
 * The product's own icons: 24 × 24 grid, 1.75 stroke, round ends, drawn in the colour of the text. They are decoration
 * (`aria-hidden`): a control that shows only an icon gets its name from `IconButton`.
 */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  readonly size?: number
}

export type Icon = (props: IconProps) => ReactNode

/** `d`: path data, not an element, so that a bundler can drop the icons that nobody draws. */
const icon = (name: string, d: string): Icon => {
  const Drawn: Icon = ({size = 24, ...rest}) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={d} />
    </svg>
  )
  return Object.assign(Drawn, {displayName: `${name}Icon`})
}

export const AgendaIcon = /* @__PURE__ */ icon('Agenda', 'M7 3v3M17 3v3M4 9.5h16M5.5 4.5h13A1.5 1.5 0 0 1 20 6v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19V6a1.5 1.5 0 0 1 1.5-1.5ZM8.5 15l2.3 2.2 4.7-4.7')
export const CalendarIcon = /* @__PURE__ */ icon('Calendar', 'M7 3v3M17 3v3M4 9.5h16M5.5 4.5h13A1.5 1.5 0 0 1 20 6v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19V6a1.5 1.5 0 0 1 1.5-1.5ZM8 13.5h.01M12 13.5h.01M16 13.5h.01M8 17h.01M12 17h.01')
export const BookIcon = /* @__PURE__ */ icon('Book', 'M12 6.5C10.3 5.2 7.7 4.5 4.5 4.5A1 1 0 0 0 3.5 5.5v12a1 1 0 0 0 1 1c3.2 0 5.8.7 7.5 2m0-14c1.7-1.3 4.3-2 7.5-2a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1c-3.2 0-5.8.7-7.5 2m0-14v14')
export const RefreshIcon = /* @__PURE__ */ icon('Refresh', 'M20 11.5A8 8 0 0 0 5.6 7.2L3.5 9.5M3.5 4.5v5h5M4 12.5a8 8 0 0 0 14.4 4.3l2.1-2.3M20.5 19.5v-5h-5')
export const SmartReviewIcon = /* @__PURE__ */ icon('SmartReview', 'M10.5 4.5 12 9.2a3 3 0 0 0 1.9 1.9L18.5 12.5l-4.6 1.5a3 3 0 0 0-1.9 1.9L10.5 20.5 9 15.9A3 3 0 0 0 7.1 14L2.5 12.5l4.6-1.4A3 3 0 0 0 9 9.2L10.5 4.5ZM18.5 3v4.5M16.25 5.25h4.5M20 17.5v3M18.5 19h3')
export const ExamIcon = /* @__PURE__ */ icon('Exam', 'M13.5 3.5h-7A1.5 1.5 0 0 0 5 5v14a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V9l-5.5-5.5ZM13.5 3.5V9H19M8.5 13h7M8.5 16.75h4.5')
export const StopwatchIcon = /* @__PURE__ */ icon('Stopwatch', 'M9.5 2.5h5M12 6a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM12 9.5v4l2.5 1.5M18 6.5l1.5-1.5')
export const StarIcon = /* @__PURE__ */ icon('Star', 'm12 3.5 2.65 5.35 5.9.87-4.27 4.17 1 5.88L12 17l-5.28 2.77 1-5.88L3.45 9.72l5.9-.87L12 3.5Z')
export const PlusIcon = /* @__PURE__ */ icon('Plus', 'M12 5v14M5 12h14')
export const CheckIcon = /* @__PURE__ */ icon('Check', 'm5 12.5 4.5 4.5L19 7.5')
export const CheckCircleIcon = /* @__PURE__ */ icon('CheckCircle', 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM8.25 12.25l2.6 2.6 4.9-5.1')
export const CrossIcon = /* @__PURE__ */ icon('Cross', 'M6 6l12 12M18 6 6 18')
export const CrossCircleIcon = /* @__PURE__ */ icon('CrossCircle', 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9 9l6 6M15 9l-6 6')
export const ArrowLeftIcon = /* @__PURE__ */ icon('ArrowLeft', 'M19.5 12h-15M11 5.5 4.5 12l6.5 6.5')
export const ArrowRightIcon = /* @__PURE__ */ icon('ArrowRight', 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5')
export const ChevronLeftIcon = /* @__PURE__ */ icon('ChevronLeft', 'm14.5 6-6 6 6 6')
export const ChevronRightIcon = /* @__PURE__ */ icon('ChevronRight', 'm9.5 6 6 6-6 6')
export const ChevronUpIcon = /* @__PURE__ */ icon('ChevronUp', 'm6 14.5 6-6 6 6')
export const ChevronDownIcon = /* @__PURE__ */ icon('ChevronDown', 'm6 9.5 6 6 6-6')
export const EyeIcon = /* @__PURE__ */ icon('Eye', 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z')
export const EyeOffIcon = /* @__PURE__ */ icon('EyeOff', 'M4 4l16 16M9.9 5.75A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.5 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.7-1.3M9.9 9.9a3 3 0 0 0 4.2 4.2')
export const FlagIcon = /* @__PURE__ */ icon('Flag', 'M5.5 21V4.5M5.5 4.5c4.5-2.5 8.5 2.5 13.5 0v9.5c-5 2.5-9-2.5-13.5 0')
export const BellIcon = /* @__PURE__ */ icon('Bell', 'M6 10a6 6 0 1 1 12 0c0 5 1.75 6.5 1.75 6.5H4.25S6 15 6 10ZM10 20a2.3 2.3 0 0 0 4 0')
export const MenuIcon = /* @__PURE__ */ icon('Menu', 'M4 7h16M4 12h16M4 17h16')
export const SunIcon = /* @__PURE__ */ icon('Sun', 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4')
export const MoonIcon = /* @__PURE__ */ icon('Moon', 'M20 14.2A8.25 8.25 0 1 1 9.8 4a6.5 6.5 0 0 0 10.2 10.2Z')
export const CloudIcon = /* @__PURE__ */ icon('Cloud', 'M7 18.5a4.25 4.25 0 0 1-.5-8.47 5.75 5.75 0 0 1 11.1-.78A4.65 4.65 0 0 1 17 18.5H7Z')
export const CloudOffIcon = /* @__PURE__ */ icon('CloudOff', 'M3.5 3.5l17 17M9.6 6.2a5.75 5.75 0 0 1 8 3.05 4.65 4.65 0 0 1 2.4 7.8M17 18.5H7a4.25 4.25 0 0 1-.5-8.47c.1-.6.3-1.15.55-1.68')
export const DeviceIcon = /* @__PURE__ */ icon('Device', 'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3ZM10.75 18h2.5')
export const WarningIcon = /* @__PURE__ */ icon('Warning', 'M10.7 4.25 3 17.75A1.5 1.5 0 0 0 4.3 20h15.4a1.5 1.5 0 0 0 1.3-2.25l-7.7-13.5a1.5 1.5 0 0 0-2.6 0ZM12 9.5v4.25M12 16.75h.01')
export const InfoIcon = /* @__PURE__ */ icon('Info', 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.25M12 7.75h.01')
export const KeyboardIcon = /* @__PURE__ */ icon('Keyboard', 'M4 6h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 18H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 6ZM6.25 10h.01M10 10h.01M14 10h.01M17.75 10h.01M8.5 14.25h7')
export const ListIcon = /* @__PURE__ */ icon('List', 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01')
export const GridIcon = /* @__PURE__ */ icon('Grid', 'M5 4.25h4.25a.75.75 0 0 1 .75.75v4.25a.75.75 0 0 1-.75.75H5a.75.75 0 0 1-.75-.75V5A.75.75 0 0 1 5 4.25ZM14.75 4.25H19a.75.75 0 0 1 .75.75v4.25a.75.75 0 0 1-.75.75h-4.25a.75.75 0 0 1-.75-.75V5a.75.75 0 0 1 .75-.75ZM5 14h4.25a.75.75 0 0 1 .75.75V19a.75.75 0 0 1-.75.75H5a.75.75 0 0 1-.75-.75v-4.25A.75.75 0 0 1 5 14ZM14.75 14H19a.75.75 0 0 1 .75.75V19a.75.75 0 0 1-.75.75h-4.25A.75.75 0 0 1 14 19v-4.25a.75.75 0 0 1 .75-.75Z')
export const LockIcon = /* @__PURE__ */ icon('Lock', 'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5V7.5a4 4 0 1 1 8 0v3M12 14.5v2')
export const MessageIcon = /* @__PURE__ */ icon('Message', 'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v9.5a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 3.5V17h-2A1.5 1.5 0 0 1 4 15.5V6a1.5 1.5 0 0 1 1.5-1.5ZM8 9h8M8 12.5h5')
export const LogoutIcon = /* @__PURE__ */ icon('Logout', 'M10 20.5H5.5A1.5 1.5 0 0 1 4 19V5a1.5 1.5 0 0 1 1.5-1.5H10M15.5 16.5 20 12l-4.5-4.5M20 12H9.5')
export const UserIcon = /* @__PURE__ */ icon('User', 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-3.5 3.7-5.5 7.5-5.5s6.9 2 7.5 5.5')
export const ImageIcon = /* @__PURE__ */ icon('Image', 'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5ZM9 8.25a1.25 1.25 0 1 0 0 2.5 1.25 1.25 0 0 0 0-2.5ZM4.5 17.5l4.75-4.25 3 2.5 3.25-3.25 4 4')
export const PauseIcon = /* @__PURE__ */ icon('Pause', 'M8.5 5.5v13M15.5 5.5v13')
export const PlayIcon = /* @__PURE__ */ icon('Play', 'M8 5.25v13.5a.5.5 0 0 0 .76.43l11-6.75a.5.5 0 0 0 0-.86l-11-6.75A.5.5 0 0 0 8 5.25Z')
export const MoreIcon = /* @__PURE__ */ icon('More', 'M5.5 12h.01M12 12h.01M18.5 12h.01')
export const HelpIcon = /* @__PURE__ */ icon('Help', 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.6 9.4a2.5 2.5 0 1 1 3.6 2.6c-.8.4-1.2 1-1.2 1.8M12 16.6h.01')
export const ChartIcon = /* @__PURE__ */ icon('Chart', 'M4 20h16M7 16.5v-5M12 16.5v-9M17 16.5v-3')
export const CardsIcon = /* @__PURE__ */ icon('Cards', 'M8.5 4.5h10A1.5 1.5 0 0 1 20 6v10M5.5 8h9A1.5 1.5 0 0 1 16 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 18.5v-9A1.5 1.5 0 0 1 5.5 8Z')
export const VideoIcon = /* @__PURE__ */ icon('Video', 'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM10 9v6l5-3-5-3Z')
export const LinkIcon = /* @__PURE__ */ icon('Link', 'M14 4.5h5.5V10M19.5 4.5 11 13M17 14v4a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 4 18V8a1.5 1.5 0 0 1 1.5-1.5h4')
export const PhoneIcon = /* @__PURE__ */ icon('Phone', 'M8.5 4H6a1.8 1.8 0 0 0-1.8 2C4.9 13.2 10.8 19.1 18 19.8a1.8 1.8 0 0 0 2-1.8v-2.5l-4.3-1.7-1.8 1.8a11 11 0 0 1-5.5-5.5l1.8-1.8L8.500 4Z')
