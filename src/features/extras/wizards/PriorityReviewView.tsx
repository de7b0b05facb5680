import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {themeLimits} from '../../../../domain/extras/limits.ts'
import {type PriorityChoice, priorityDifficulties} from '../../../../domain/extras/priority.ts'
import type {priorityReviewMachine} from '../../../../machines/extras/priorityReview.machine.ts'
import {
  areThemesTooMany,
  isQuestionLimitWrong,
  isThemeLimitWrong,
  priorityChoice,
  priorityFailure,
  priorityRange,
} from '../../../../machines/extras/priorityReview.selectors.ts'
import {priorityText, wizardText, wizardTitles} from '../../../text/extras/wizards.ts'
import {SegmentedControl} from '../../../ui/form/SegmentedControl.tsx'
import type {Send} from '../../flow.ts'
import {QuantityField} from './QuantityField.tsx'
import {CreateButton, CreationNote, Fields, WizardFrame} from './WizardFrame.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof priorityReviewMachine>
  readonly send: Send<EventFrom<typeof priorityReviewMachine>>
  readonly onClose: () => void
}

const difficulties: readonly PriorityChoice['difficulty'][] = ['', ...priorityDifficulties]

function questionError(state: Props['state']): string | undefined {
  if (!isQuestionLimitWrong(state)) return undefined
  return areThemesTooMany(state) ? priorityText.tooManyThemes : wizardText.range(priorityRange(state))
}

function Limits({state, send}: Omit<Props, 'onClose'>) {
  const {themeLimit, questionLimit, difficulty} = priorityChoice(state)
  return (
    <>
      <QuantityField
        label={priorityText.themes}
        range={themeLimits}
        value={themeLimit}
        error={isThemeLimitWrong(state) ? wizardText.range(themeLimits) : undefined}
        onChange={(typed) => send({type: 'themes.set', themeLimit: typed})}
      />
      <QuantityField
        label={priorityText.questions}
        range={priorityRange(state)}
        value={questionLimit}
        error={questionError(state)}
        onChange={(typed) => send({type: 'questions.set', questionLimit: typed})}
      />
      <SegmentedControl
        label={priorityText.difficulty}
        value={difficulty}
        options={difficulties.map((one) => ({value: one, label: priorityText.difficulties[one]}))}
        onChange={(one) => send({type: 'difficulty.choose', difficulty: one})}
      />
    </>
  )
}

/** The modal of the priority review in every state of its chart (F-051). */
export function PriorityReviewView({state, send, onClose}: Props) {
  const isPending = !state.matches('open')
  return (
    <WizardFrame
      title={wizardTitles.priority}
      onClose={onClose}
      footer={
        <CreateButton
          label={priorityText.confirm}
          isPending={isPending}
          isAllowed={state.can({type: 'wizard.create', key: ''})}
          onCreate={() => send({type: 'wizard.create'})}
        />
      }
    >
      <CreationNote kind="priority" failure={priorityFailure(state)} isSlow={state.matches({creating: 'slow'})} />
      <p className={css({textStyle: 'body', color: 'text.muted'})}>{priorityText.hint}</p>
      <Fields isLocked={isPending}>
        <Limits state={state} send={send} />
      </Fields>
    </WizardFrame>
  )
}
