import {type SyntheticEvent, useEffect, useRef, useState} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {hasFaults, type PersonalFaults, type PersonalForm} from '../../../domain/profile/personalForm.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import type {personalDataMachine} from '../../../machines/profile/personalData.machine.ts'
import {
  canSave,
  formToShow,
  isOutdated,
  isRestored,
  isSaving,
  saveProblem,
  shownFaults,
} from '../../../machines/profile/personalData.selectors.ts'
import {personalText, profileText} from '../../text/profile/profile.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {PersonalFields} from './PersonalFields.tsx'
import {readPersonalForm} from './personalForm.read.ts'
import {SaveBar} from './SaveBar.tsx'
import type {Send} from '../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof personalDataMachine>
  readonly send: Send<EventFrom<typeof personalDataMachine>>
  /** The date where the student is. */
  readonly today: CalendarDate
  /** Told what stands in the form after each change, so that it can be kept over a reload. */
  readonly onTyped?: (form: PersonalForm) => void
}

/** Puts the focus on the first field that has to be mended. */
function useFaultFocus(form: {readonly current: HTMLFormElement | null}, faults: PersonalFaults): void {
  useEffect(() => {
    if (hasFaults(faults)) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, faults])
}

/** 'Dados pessoais' in every state of its chart (F-014). The fields hold what is typed; the machine sees it at 'Salvar'. */
export function PersonalDataView({state, send, today, onTyped}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [changes, setChanges] = useState(0)
  const {revision, values} = formToShow(state)
  const problem = saveProblem(state)
  const isInvalid = state.matches({dirty: 'invalid'})
  const faults = shownFaults(state)
  useFaultFocus(form, faults)

  // Read after the drawing: a change of the state of graduation redraws the field of the institution.
  useEffect(() => {
    if (changes > 0 && form.current) onTyped?.(readPersonalForm(form.current))
  }, [changes, onTyped])

  const onChange = () => {
    setChanges((count) => count + 1)
    send({type: 'form.change'})
  }
  const save = () => {
    if (form.current) send({type: 'form.save', form: readPersonalForm(form.current), today})
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form
      ref={form}
      onChange={onChange}
      onSubmit={onSubmit}
      noValidate
      aria-label={profileText.personal}
      aria-busy={isSaving(state)}
      className={formStyle}
    >
      {isRestored(state) ? (
        <Alert tone="info" role="status" title={personalText.restoredTitle}>
          {personalText.restoredText}
        </Alert>
      ) : null}
      {isOutdated(state) ? (
        <Alert tone="warning" role="status" title={personalText.outdatedTitle}>
          {personalText.outdatedText}
        </Alert>
      ) : null}
      <PersonalFields key={revision} values={values} faults={faults} today={today} />
      <SaveBar
        canSave={canSave(state)}
        canUndo={canSave(state)}
        isPending={isSaving(state)}
        isSlow={state.matches({saving: 'slow'})}
        failure={problem === 'refusedByServer' ? 'refused' : problem}
        onSave={save}
        onUndo={() => send({type: 'form.undo'})}
        {...(isInvalid && {
          note: (
            <Alert tone="error" role="alert">
              {personalText.invalidTitle}
            </Alert>
          ),
        })}
      />
      <button type="submit" hidden disabled={!canSave(state)} />
    </form>
  )
}

const formStyle = css({display: 'flex', flexDirection: 'column', gap: '5'})
