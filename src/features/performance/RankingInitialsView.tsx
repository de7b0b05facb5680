import type {EventFrom, SnapshotFrom} from 'xstate'
import type {rankingInitialsMachine} from '../../../machines/performance/rankingInitials.machine.ts'
import {showsInitials} from '../../../machines/performance/rankingInitials.selectors.ts'
import {initialsText} from '../../text/performance/mockRanking.ts'
import {Switch} from '../../ui/form/Switch.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import type {Send} from '../flow.ts'
import {PartFailed} from './Notices.tsx'
import {hintStyle} from './panel.ts'
import {Panel} from './Panel.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof rankingInitialsMachine>
  readonly send: Send<EventFrom<typeof rankingInitialsMachine>>
}

function Body({state, send}: Props) {
  if (state.matches('loading')) return <Skeleton shape="text" lines={2} label={initialsText.loading} />
  if (state.matches('offline') || state.matches('failed'))
    return <PartFailed isOffline={state.matches('offline')} onRetry={() => send({type: 'initials.retry'})} />
  return (
    <>
      <Switch
        label={initialsText.label}
        checked={showsInitials(state)}
        disabled={state.matches('saving')}
        onChange={(isInitials) => send({type: 'initials.set', isInitials})}
      />
      {state.matches('saving') ? (
        <p role="status" className={hintStyle}>
          {initialsText.saving}
        </p>
      ) : null}
      {state.matches('saveFailed') ? (
        <Alert tone="error" role="alert" title={initialsText.failed}>
          {initialsText.failedHint}
        </Alert>
      ) : null}
    </>
  )
}

/** How rankings name the student, in every state of its chart (F-124). */
export const RankingInitialsView = (props: Props) => (
  <Panel title={initialsText.title}>
    <p className={hintStyle}>{initialsText.hint}</p>
    <Body {...props} />
  </Panel>
)
