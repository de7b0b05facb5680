import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {dataExportMachine} from '../../../machines/profile/dataExport.machine.ts'
import {exportFailure, formatOnItsWay} from '../../../machines/profile/dataExport.selectors.ts'
import type {ExportFormat} from '../../../machines/profile/dataExport.types.ts'
import {exportText, requestFailureHints} from '../../text/profile/profile.ts'
import {savingText} from '../../text/profile/saving.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {ProfileSection} from './ProfileSection.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof dataExportMachine>
  readonly send: (event: EventFrom<typeof dataExportMachine>) => void
}

const formats: readonly ExportFormat[] = ['json', 'csv']

/** All data of the student as a file, in every state of its chart (D-24). */
export function DataExportView({state, send}: Props) {
  const onItsWay = formatOnItsWay(state)
  const failure = exportFailure(state)
  return (
    <ProfileSection title={exportText.title} intro={exportText.intro}>
      {failure === null ? null : (
        <Alert
          tone="error"
          role="alert"
          title={exportText.failed}
          actions={
            <Button variant="outline" size="sm" onClick={() => send({type: 'export.retry'})}>
              {savingText.tryAgain}
            </Button>
          }
        >
          {requestFailureHints[failure]}
        </Alert>
      )}
      {state.matches({offering: 'done'}) ? (
        <Alert tone="success" role="status">
          {exportText.done}
        </Alert>
      ) : null}
      {state.matches({downloading: 'slow'}) ? (
        <Alert tone="info" role="status">
          {exportText.slow}
        </Alert>
      ) : null}
      <div className={css({display: 'flex', flexWrap: 'wrap', gap: '3'})}>
        {formats.map((format) => (
          <Button
            key={format}
            variant="outline"
            pending={onItsWay === format}
            disabled={onItsWay !== null && onItsWay !== format}
            onClick={() => send({type: 'export.request', format})}
          >
            {onItsWay === format ? exportText.downloading : exportText[format]}
          </Button>
        ))}
        {onItsWay === null ? null : (
          <Button variant="ghost" onClick={() => send({type: 'export.cancel'})}>
            {exportText.cancel}
          </Button>
        )}
      </div>
    </ProfileSection>
  )
}
