import type {DayAgenda} from '../../../domain/agenda/agenda.types.ts'
import {Extras} from './Extras.tsx'
import {TopBar} from './TopBar.tsx'
import {usePendingExtras} from './usePendingExtras.ts'

type Props = {readonly agenda: DayAgenda; readonly path: string; readonly search: string}

/** The day's activities and the way to its extras, which are counted once they are unfolded. */
export const DayTopBar = (props: Props) => (
  <TopBar {...props} extras={<Extras pending={usePendingExtras(props.agenda.calendarDate)} search={props.search} />} />
)
