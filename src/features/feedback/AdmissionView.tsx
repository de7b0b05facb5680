import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {type Admission, admissionYears, longestInstitution} from '../../../domain/feedback/admission.ts'
import {federationUnits} from '../../../domain/profile/federationUnits.ts'
import {specialties} from '../../../domain/profile/specialties.ts'
import type {admissionMachine} from '../../../machines/feedback/admission.machine.ts'
import {missingFields} from '../../../machines/feedback/admission.selectors.ts'
import type {SyncStatus} from '../../../machines/outbox/outbox.types.ts'
import {admissionText} from '../../text/feedback/admission.ts'
import {Button} from '../../ui/action/Button.tsx'
import {SelectField} from '../../ui/form/SelectField.tsx'
import {TextField} from '../../ui/form/TextField.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import type {Send} from '../flow.ts'
import {ProfileSection} from '../profile/ProfileSection.tsx'
import {OnItsWay} from './OnItsWay.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof admissionMachine>
  readonly send: Send<EventFrom<typeof admissionMachine>>
  /** What the outbox says of the admission. */
  readonly syncStatus: SyncStatus
}

function Fields({state, send}: Pick<Props, 'state' | 'send'>) {
  const missing = missingFields(state)
  const isSending = state.matches('sending')
  const field = (name: keyof Admission) => ({
    label: admissionText[name],
    value: state.context.draft[name],
    disabled: isSending,
    error: missing.includes(name) ? admissionText.missing[name] : undefined,
    onChange: ({currentTarget}: {currentTarget: {value: string}}) =>
      send({type: 'admission.write', field: name, text: currentTarget.value}),
  })
  return (
    <div className={css({display: 'grid', gridTemplateColumns: {sm: '[1fr 1fr]'}, gap: '4'})}>
      <TextField {...field('institution')} maxLength={longestInstitution} autoComplete="off" />
      <SelectField
        {...field('uf')}
        placeholder={admissionText.choose}
        options={federationUnits.map(({uf, name}) => ({value: uf, label: name}))}
      />
      <SelectField
        {...field('year')}
        placeholder={admissionText.choose}
        options={admissionYears(state.context.year).map((year) => ({value: String(year), label: String(year)}))}
      />
      <SelectField
        {...field('specialty')}
        placeholder={admissionText.choose}
        options={specialties.map((name) => ({value: name, label: name}))}
      />
    </div>
  )
}

/** Telling of an admission, in every state of its chart (F-114). */
export function AdmissionView({state, send, syncStatus}: Props) {
  const isSending = state.matches('sending')
  return (
    <ProfileSection title={admissionText.title} intro={admissionText.intro}>
      {state.matches('done') ? (
        <Alert
          tone="success"
          role="status"
          title={admissionText.doneTitle}
          actions={
            <Button variant="outline" size="sm" onClick={() => send({type: 'admission.again'})}>
              {admissionText.again}
            </Button>
          }
        >
          {admissionText.done}
        </Alert>
      ) : (
        <form
          noValidate
          className={css({display: 'flex', flexDirection: 'column', gap: '4'})}
          onSubmit={(event) => {
            event.preventDefault()
            send({type: 'admission.send'})
          }}
        >
          <Fields state={state} send={send} />
          {state.matches({idle: 'failed'}) ? (
            <Alert tone="error" role="alert" title={admissionText.failed}>
              {admissionText.failedHint}
            </Alert>
          ) : null}
          {isSending ? <OnItsWay of={syncStatus} /> : null}
          <div>
            <Button type="submit" variant="outline" pending={isSending}>
              {admissionText.send}
            </Button>
          </div>
        </form>
      )}
    </ProfileSection>
  )
}
