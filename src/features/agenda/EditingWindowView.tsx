import type {SnapshotFrom} from 'xstate'
import {agendaPath} from '../../../domain/agenda/routes.ts'
import type {editingWindowMachine} from '../../../machines/agenda/editingWindow.machine.ts'
import {agendaText} from '../../text/agenda/agenda.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {TextLink} from '../../ui/action/TextLink.tsx'

type Props = {readonly state: SnapshotFrom<typeof editingWindowMachine>}

/** The banner of a day that can no longer be answered, and of one that soon cannot (F-034). */
export function EditingWindowView({state}: Props) {
  if (state.matches('readOnly')) {
    return (
      <Alert
        tone="error"
        role="status"
        title={agendaText.pastDayTitle}
        actions={
          <TextLink href={agendaPath} variant="standalone">
            {agendaText.goToToday}
          </TextLink>
        }
      >
        {agendaText.pastDayText}
      </Alert>
    )
  }
  return state.matches({editable: 'afterMidnight'}) ? (
    <Alert tone="warning" role="status">
      {agendaText.afterMidnight}
    </Alert>
  ) : null
}
