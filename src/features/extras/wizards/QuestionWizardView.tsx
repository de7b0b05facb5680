import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import {isSlowCreation, wizardFailure} from '../../../../machines/extras/questionWizard.selectors.ts'
import {questionWizardText} from '../../../text/extras/questionWizard.ts'
import {wizardTitles} from '../../../text/extras/wizards.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {type FilterProps, FilterStep} from './FilterStep.tsx'
import {ThemeStep} from './ThemeStep.tsx'
import {CreateButton, CreationNote, Fields, Loading, WizardFrame} from './WizardFrame.tsx'

type Props = FilterProps & {
  /** How many questions remain; told on both steps. */
  readonly remaining: ReactNode
  /** The named choices of the account. */
  readonly presets: ReactNode
  readonly onClose: () => void
}

/** The heading of a step takes the focus when its step comes. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

function StepHeading({step, name}: {readonly step: 1 | 2; readonly name: string}) {
  return (
    <h3 key={step} ref={takeFocus} tabIndex={-1} className={headingStyle}>
      {name} <span className={css({textStyle: 'small', color: 'text.muted'})}>{questionWizardText.step(step)}</span>
    </h3>
  )
}

function Footer({state, send}: Pick<Props, 'state' | 'send'>) {
  if (state.matches('themes'))
    return (
      <Button disabled={!state.can({type: 'step.next'})} onClick={() => send({type: 'step.next'})}>
        {questionWizardText.next}
      </Button>
    )
  const isPending = state.matches('creating') || state.matches('created')
  return (
    <>
      <Button variant="outline" disabled={isPending} onClick={() => send({type: 'step.back'})}>
        {questionWizardText.back}
      </Button>
      <CreateButton
        isPending={isPending}
        isAllowed={state.can({type: 'wizard.create', key: ''})}
        onCreate={() => send({type: 'wizard.create'})}
      />
    </>
  )
}

/** The wizard of a question extra in every state of its chart (F-043). */
export function QuestionWizardView(props: Props) {
  const {state, send, remaining, presets, onClose} = props
  const isLoaded = state.hasTag('choosing') || state.matches('creating') || state.matches('created')
  const isThemes = state.matches('themes')
  return (
    <WizardFrame
      title={wizardTitles.question}
      onClose={onClose}
      {...(isLoaded && {footer: <Footer state={state} send={send} />})}
    >
      {isLoaded ? (
        <>
          <StepHeading
            key={isThemes ? 1 : 2}
            step={isThemes ? 1 : 2}
            name={isThemes ? questionWizardText.themesStep : questionWizardText.filtersStep}
          />
          <CreationNote kind="question" failure={wizardFailure(state)} isSlow={isSlowCreation(state)} />
          {remaining}
          <Fields isLocked={!state.hasTag('choosing')}>
            {isThemes ? <ThemeStep state={state} send={send} /> : <FilterStep {...props} />}
            {presets}
          </Fields>
        </>
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

const headingStyle = css({
  textStyle: 'heading',
  color: 'text.strong',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2',
  _focusVisible: {outline: 'none'},
})
