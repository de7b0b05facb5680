import type {EventFrom, SnapshotFrom} from 'xstate'
import type {examWizardMachine} from '../../../../machines/extras/examWizard.machine.ts'
import {
  examChoice,
  examFailure,
  isExamMissing,
  isExamOutdated,
  offeredExams,
  offeredInstitutions,
  offeredUfs,
} from '../../../../machines/extras/examWizard.selectors.ts'
import {examWizardText as text, wizardTitles} from '../../../text/extras/wizards.ts'
import {SelectField} from '../../../ui/form/SelectField.tsx'
import {Alert} from '../../../ui/status/Alert.tsx'
import type {Send} from '../../flow.ts'
import {CreateButton, CreationNote, Fields, Loading, WizardFrame} from './WizardFrame.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof examWizardMachine>
  readonly send: Send<EventFrom<typeof examWizardMachine>>
  readonly year: number
  readonly onClose: () => void
}

type FieldsProps = Pick<Props, 'state' | 'send'>

const named = (names: readonly string[]) => names.map((name) => ({value: name, label: name}))

function ExamFields({state, send}: FieldsProps) {
  const {uf, institution, template} = examChoice(state)
  const isMissing = isExamMissing(state)
  const errorOf = (value: string) => (isMissing && value === '' ? text.fill : undefined)
  return (
    <>
      <SelectField
        label={text.uf}
        placeholder={text.ufPlaceholder}
        value={uf}
        options={named(offeredUfs(state))}
        error={errorOf(uf)}
        onChange={(event) => send({type: 'uf.choose', uf: event.currentTarget.value})}
      />
      <SelectField
        label={text.institution}
        placeholder={uf === '' ? text.institutionFirst : text.institutionPlaceholder}
        value={institution}
        disabled={uf === ''}
        options={named(offeredInstitutions(state))}
        error={errorOf(institution)}
        onChange={(event) => send({type: 'institution.choose', institution: event.currentTarget.value})}
      />
      <SelectField
        label={text.year}
        placeholder={institution === '' ? text.yearFirst : text.yearPlaceholder}
        value={template}
        disabled={institution === ''}
        options={offeredExams(state).map((exam) => ({
          value: exam.template,
          label: text.name(exam.year, exam.complement, exam.examType),
        }))}
        error={errorOf(template)}
        onChange={(event) => send({type: 'year.choose', template: event.currentTarget.value})}
      />
    </>
  )
}

/** The wizard of a full exam as an extra in every state of its chart (F-047). */
export function ExamWizardView({state, send, year, onClose}: Props) {
  const isPending = state.matches('creating') || state.matches('created')
  const isLoaded = state.matches('choosing') || isPending
  return (
    <WizardFrame
      title={wizardTitles.exam}
      onClose={onClose}
      {...(isLoaded && {
        footer: <CreateButton isPending={isPending} isAllowed onCreate={() => send({type: 'wizard.create'})} />,
      })}
    >
      {isLoaded ? (
        <>
          <CreationNote kind="exam" failure={examFailure(state)} isSlow={state.matches({creating: 'slow'})} />
          {isExamMissing(state) ? <Alert tone="warning" role="alert" title={text.missing} /> : null}
          <Fields isLocked={isPending}>
            <ExamFields state={state} send={send} />
          </Fields>
          {isExamOutdated(state, year) ? (
            <Alert tone="warning" role="status">
              {text.outdated}
            </Alert>
          ) : null}
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
