import type {Icon} from '../../ui/icon/icon.tsx'
import {
  AgendaIcon,
  BookIcon,
  CardsIcon,
  ChartIcon,
  ExamIcon,
  ListIcon,
  MessageIcon,
  PlusIcon,
  RefreshIcon,
  SmartReviewIcon,
  StarIcon,
  StopwatchIcon,
  UserIcon,
  VideoIcon,
} from '../../ui/icon/icons.tsx'

/** The icons that a menu of the server may name. */
const icons: Readonly<Record<string, Icon>> = {
  agenda: AgendaIcon,
  appeals: MessageIcon,
  profile: UserIcon,
  themes: BookIcon,
  articles: ListIcon,
  decks: CardsIcon,
  flashcards: CardsIcon,
  performance: ChartIcon,
  exams: ExamIcon,
  questions: ExamIcon,
  extras: PlusIcon,
  favorites: StarIcon,
  forum: MessageIcon,
  history: RefreshIcon,
  practical: StopwatchIcon,
  premium: BookIcon,
  review: SmartReviewIcon,
  sprint: StopwatchIcon,
  videos: VideoIcon,
}

/** The icon of a name; a list for a name that this version does not know. */
export function MenuIcon({name}: {readonly name: string}) {
  const Found = Object.hasOwn(icons, name) ? icons[name] : undefined
  return Found ? <Found /> : <ListIcon />
}
