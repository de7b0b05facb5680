import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {theoryWizardMachine} from '../../../../machines/extras/theoryWizard.machine.ts'
import {theoryFailure, theoryLevels, theoryPath} from '../../../../machines/extras/theoryWizard.selectors.ts'
import {theoryText, wizardTitles} from '../../../text/extras/wizards.ts'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'
import type {Send} from '../../flow.ts'
import {ThemeLevels} from './ThemeLevels.tsx'
import {CreateButton, CreationNote, Fields, Loading, WizardFrame} from './WizardFrame.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof theoryWizardMachine>
  readonly send: Send<EventFrom<typeof theoryWizardMachine>>
  readonly onClose: () => void
}

function Choosing({state, send}: Omit<Props, 'onClose'>) {
  return (
    <>
      <CreationNote kind="study" failure={theoryFailure(state)} isSlow={state.matches({creating: 'slow'})} />
      <div className={css({textStyle: 'body', color: 'text.muted'})}>
        <p>{theoryText.hint}</p>
        <p>{theoryText.onlyReleased}</p>
      </div>
      <Fields isLocked={!state.matches('choosing')}>
        <ThemeLevels
          levels={theoryLevels(state)}
          path={theoryPath(state)}
          optionalFrom={Number.POSITIVE_INFINITY}
          onChoose={(level, name) => send({type: 'level.choose', level, name})}
        />
      </Fields>
    </>
  )
}

/** The wizard of a theoretical extra in every state of its chart (F-045). */
export function TheoryWizardView({state, send, onClose}: Props) {
  const isPending = state.matches('creating') || state.matches('created')
  const isLoaded = state.matches('choosing') || isPending
  return (
    <WizardFrame
      title={wizardTitles.study}
      onClose={onClose}
      {...(isLoaded && {
        footer: (
          <CreateButton
            isPending={isPending}
            isAllowed={state.can({type: 'wizard.create', key: ''})}
            onCreate={() => send({type: 'wizard.create'})}
          />
        ),
      })}
    >
      {isLoaded ? (
        <Choosing state={state} send={send} />
      ) : state.matches('empty') ? (
        <EmptyState art="search" level={3} title={theoryText.none}>
          {theoryText.noneHint}
        </EmptyState>
      ) : (
        <Loading
          isOffline={state.matches('offline')}
          isFailed={state.matches('failed')}
          onRetry={() => send({type: 'wizard.retry'})}
        />
      )}
    </WizardFrame>
  )
}
