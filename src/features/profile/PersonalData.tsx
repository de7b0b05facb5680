import {useSelector} from '@xstate/react'
import {useCallback, useEffect, useMemo} from 'react'
import {formOf, type PersonalForm} from '../../../domain/profile/personalForm.ts'
import {calendarDateOf} from '../../../domain/shared/studyDay.ts'
import {personalDataMachine} from '../../../machines/profile/personalData.machine.ts'
import {hasUnsavedEdits} from '../../../machines/profile/personalData.selectors.ts'
import {timeZone} from '../../services/platform/device.ts'
import {keepPersonalDraft, readPersonalDraft} from '../../services/profile/draft.ts'
import {useRoot} from '../root.ts'
import {useProfile, useStudentActors} from '../studentActors.ts'
import {PersonalDataView} from './PersonalDataView.tsx'
import {useSend} from '../useSend.ts'
import {useFlow} from '../useFlow.ts'
import {createPersonalDataImplementations} from './personalData.implementations.ts'

type Props = {
  /** Told whether something is typed that is not saved. */
  readonly onEdits: (isEdited: boolean) => void
}

/** 'Dados pessoais' of the signed-in student, saved on the server, kept on the device while it is not. */
export function PersonalData({onEdits}: Props) {
  const {uid, client} = useStudentActors()
  const {now} = useRoot()
  const profile = useProfile()
  const saved = useMemo(() => formOf(profile), [profile])
  const actor = useFlow(personalDataMachine, {
    implementations: createPersonalDataImplementations({client}),
    input: () => ({saved, draft: readPersonalDraft(uid)}),
  })
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  const isEdited = hasUnsavedEdits(state)
  useEffect(() => actor.send({type: 'profile.changed', saved}), [actor, saved])
  useEffect(() => onEdits(isEdited), [onEdits, isEdited])
  const onTyped = useCallback((form: PersonalForm) => keepPersonalDraft(uid, form), [uid])
  return <PersonalDataView state={state} send={send} today={calendarDateOf(now(), timeZone)} onTyped={onTyped} />
}
