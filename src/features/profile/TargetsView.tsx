import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {targetsMachine} from '../../../machines/profile/targets.machine.ts'
import {
  chosenPair,
  isOnboardingTargets,
  lastChange,
  shownTargets,
  targetsSaveFailure,
  targetWarning,
} from '../../../machines/profile/targets.selectors.ts'
import {announcement, targetsText, targetWarnings, weekText} from '../../text/profile/studyProfile.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {SaveBar} from './SaveBar.tsx'
import {TargetChooser} from './TargetChooser.tsx'
import {TargetList} from './TargetList.tsx'
import type {InstitutionList} from './targets.shown.ts'
import type {Send} from '../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof targetsMachine>
  readonly send: Send<EventFrom<typeof targetsMachine>>
  /** The institutions to choose from. */
  readonly list: InstitutionList
}

/** 'Meus objetivos' in every state of its chart (F-017). */
export function TargetsView({state, send, list}: Props) {
  const targets = shownTargets(state)
  const warning = targetWarning(state)
  const change = lastChange(state)
  const isPending = state.hasTag('pending')
  const isOnboarding = isOnboardingTargets(state)
  return (
    <section aria-label={targetsText.title} className={rootStyle} aria-busy={isPending}>
      {isOnboarding ? null : (
        <header>
          <h2 className={css({textStyle: 'heading', color: 'text.strong'})}>{targetsText.title}</h2>
          <p className={css({textStyle: 'body', color: 'text.muted', marginTop: '1'})}>{targetsText.intro}</p>
        </header>
      )}
      <TargetChooser
        list={list}
        chosen={chosenPair(state)}
        error={warning === 'duplicate' ? targetWarnings.duplicate : undefined}
        isLocked={isPending}
        send={send}
      />
      {warning === 'unknown' ? <Alert tone="warning" role="alert" title={targetWarnings.unknown} /> : null}
      {targets.length === 0 ? (
        <div className={emptyStyle}>
          <p className={css({textStyle: 'label', color: 'text.strong'})}>{targetsText.none}</p>
          <p className={css({textStyle: 'small', color: 'text.muted'})}>{targetsText.noneHint}</p>
        </div>
      ) : null}
      <TargetList targets={targets} isLocked={isPending} send={send} />
      <p role="status" className="visuallyHidden">
        {change === null ? null : announcement(change)}
      </p>
      <SaveBar
        {...(isOnboarding && {saveLabel: weekText.saveAndGoOn})}
        canSave={state.can({type: 'targets.save', key: ''})}
        canUndo={state.can({type: 'targets.undo'})}
        isPending={isPending}
        isSlow={state.matches({saving: 'slow'})}
        failure={targetsSaveFailure(state)}
        onSave={() => send({type: 'targets.save'})}
        onUndo={() => send({type: 'targets.undo'})}
      />
    </section>
  )
}

const rootStyle = css({display: 'flex', flexDirection: 'column', gap: '5', maxWidth: 'column'})
const emptyStyle = css({
  padding: '5',
  borderRadius: 'lg',
  borderWidth: 'thin',
  borderStyle: 'dashed',
  borderColor: 'border.default',
  textAlign: 'center',
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
})
