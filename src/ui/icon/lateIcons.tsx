import {icon} from './icon.tsx'

/** The icons of what is loaded late; a file of their own, so that a student's first load does without them. */
export const CalendarIcon = /* @__PURE__ */ icon(
  'Calendar',
  'M7 3v3M17 3v3M4 9.5h16M5.5 4.5h13A1.5 1.5 0 0 1 20 6v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19V6a1.5 1.5 0 0 1 1.5-1.5ZM8 13.5h.01M12 13.5h.01M16 13.5h.01M8 17h.01M12 17h.01',
)
export const ChevronUpIcon = /* @__PURE__ */ icon('ChevronUp', 'm6 14.5 6-6 6 6')
export const ChevronDownIcon = /* @__PURE__ */ icon('ChevronDown', 'm6 9.5 6 6 6-6')
export const FlagIcon = /* @__PURE__ */ icon(
  'Flag',
  'M5.5 21V4.5M5.5 4.5c4.5-2.5 8.5 2.5 13.5 0v9.5c-5 2.5-9-2.5-13.5 0',
)
export const BellIcon = /* @__PURE__ */ icon(
  'Bell',
  'M6 10a6 6 0 1 1 12 0c0 5 1.75 6.5 1.75 6.5H4.25S6 15 6 10ZM10 20a2.3 2.3 0 0 0 4 0',
)
export const SunIcon = /* @__PURE__ */ icon(
  'Sun',
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
)
export const MoonIcon = /* @__PURE__ */ icon('Moon', 'M20 14.2A8.25 8.25 0 1 1 9.8 4a6.5 6.5 0 0 0 10.2 10.2Z')
export const GridIcon = /* @__PURE__ */ icon(
  'Grid',
  'M5 4.25h4.25a.75.75 0 0 1 .75.75v4.25a.75.75 0 0 1-.75.75H5a.75.75 0 0 1-.75-.75V5A.75.75 0 0 1 5 4.25ZM14.75 4.25H19a.75.75 0 0 1 .75.75v4.25a.75.75 0 0 1-.75.75h-4.25a.75.75 0 0 1-.75-.75V5a.75.75 0 0 1 .75-.75ZM5 14h4.25a.75.75 0 0 1 .75.75V19a.75.75 0 0 1-.75.75H5a.75.75 0 0 1-.75-.75v-4.25A.75.75 0 0 1 5 14ZM14.75 14H19a.75.75 0 0 1 .75.75V19a.75.75 0 0 1-.75.75h-4.25A.75.75 0 0 1 14 19v-4.25a.75.75 0 0 1 .75-.75Z',
)
export const LogoutIcon = /* @__PURE__ */ icon(
  'Logout',
  'M10 20.5H5.5A1.5 1.5 0 0 1 4 19V5a1.5 1.5 0 0 1 1.5-1.5H10M15.5 16.5 20 12l-4.5-4.5M20 12H9.5',
)
export const ImageIcon = /* @__PURE__ */ icon(
  'Image',
  'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5ZM9 8.25a1.25 1.25 0 1 0 0 2.5 1.25 1.25 0 0 0 0-2.5ZM4.5 17.5l4.75-4.25 3 2.5 3.25-3.25 4 4',
)
export const PauseIcon = /* @__PURE__ */ icon('Pause', 'M8.5 5.5v13M15.5 5.5v13')
export const PlayIcon = /* @__PURE__ */ icon(
  'Play',
  'M8 5.25v13.5a.5.5 0 0 0 .76.43l11-6.75a.5.5 0 0 0 0-.86l-11-6.75A.5.5 0 0 0 8 5.25Z',
)
export const HelpIcon = /* @__PURE__ */ icon(
  'Help',
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.6 9.4a2.5 2.5 0 1 1 3.6 2.6c-.8.4-1.2 1-1.2 1.8M12 16.6h.01',
)
export const LinkIcon = /* @__PURE__ */ icon(
  'Link',
  'M14 4.5h5.5V10M19.5 4.5 11 13M17 14v4a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 4 18V8a1.5 1.5 0 0 1 1.5-1.5h4',
)
export const PhoneIcon = /* @__PURE__ */ icon(
  'Phone',
  'M8.5 4H6a1.8 1.8 0 0 0-1.8 2C4.9 13.2 10.8 19.1 18 19.8a1.8 1.8 0 0 0 2-1.8v-2.5l-4.3-1.7-1.8 1.8a11 11 0 0 1-5.5-5.5l1.8-1.8L8.500 4Z',
)
export const LockIcon = /* @__PURE__ */ icon(
  'Lock',
  'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v6.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5V12a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5V8a4 4 0 0 1 8 0v2.5',
)
