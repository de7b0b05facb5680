import {useId} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {mockWizardMachine} from '../../../../machines/extras/mockWizard.machine.ts'
import {chosenTemplate, mockFailure, offeredTemplates} from '../../../../machines/extras/mockWizard.selectors.ts'
import {mockWizardText, wizardTitles} from '../../../text/extras/wizards.ts'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'
import type {Send} from '../../flow.ts'
import {CreateButton, CreationNote, Fields, Loading, WizardFrame} from './WizardFrame.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof mockWizardMachine>
  readonly send: Send<EventFrom<typeof mockWizardMachine>>
  readonly onClose: () => void
}

/** The mock exams as radio buttons, each with its whole title. */
function Templates({state, send}: Omit<Props, 'onClose'>) {
  const name = useId()
  return (
    <fieldset className={groupStyle}>
      <legend className={css({textStyle: 'label', color: 'text.strong'})}>{mockWizardText.template}</legend>
      {offeredTemplates(state).map(({template, title}) => (
        <label key={template} className={choiceStyle}>
          <input
            type="radio"
            name={name}
            value={template}
            checked={chosenTemplate(state) === template}
            className={css({width: '5', height: '5', flexShrink: '0', accentColor: 'brand.solid'})}
            onChange={() => send({type: 'template.choose', template})}
          />
          <span className={css({minWidth: '0', overflowWrap: 'anywhere'})}>{title}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The wizard of a mock exam as an extra in every state of its chart (F-048). */
export function MockWizardView({state, send, onClose}: Props) {
  const isPending = state.matches('creating') || state.matches('created')
  const isLoaded = state.matches('choosing') || isPending
  return (
    <WizardFrame
      title={wizardTitles.mock}
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
        <>
          <CreationNote kind="mock" failure={mockFailure(state)} isSlow={state.matches({creating: 'slow'})} />
          <Fields isLocked={isPending}>
            <Templates state={state} send={send} />
          </Fields>
        </>
      ) : state.matches('empty') ? (
        <EmptyState art="search" level={3} title={mockWizardText.none}>
          {mockWizardText.noneHint}
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

const groupStyle = css({border: 'none', padding: '0', minWidth: '0', display: 'flex', flexDirection: 'column'})
const choiceStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  minWidth: '0',
  textStyle: 'body',
  color: 'text.strong',
  cursor: 'pointer',
})
