import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import {avatarMachine} from '../../../machines/profile/avatar.machine.ts'
import {useProfile, useStudentActors} from '../studentActors.ts'
import {AvatarEditorView} from './AvatarEditorView.tsx'
import {ProfileIdentity} from './ProfileIdentity.tsx'
import {usePhoto} from './usePhoto.ts'
import {useSend} from '../useSend.ts'
import {useFlow} from '../useFlow.ts'
import {createAvatarImplementations} from './avatar.implementations.ts'

/** The picture of the signed-in student, kept in the file storage. */
export function AvatarEditor() {
  const {client} = useStudentActors()
  const {_id, name, email, isPremium, photoUpdatedAt = null} = useProfile()
  const photo = usePhoto()
  const hasPhoto = photoUpdatedAt !== null
  const actor = useFlow(avatarMachine, {
    implementations: createAvatarImplementations({client, _id}),
    input: () => ({hasPhoto}),
  })
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => actor.send({type: 'photo.changed', hasPhoto}), [actor, hasPhoto])
  return (
    <AvatarEditorView
      state={state}
      send={send}
      name={name}
      isPremium={isPremium}
      src={photo.src}
      onBroken={photo.onBroken}
    >
      <ProfileIdentity name={name} email={email} />
    </AvatarEditorView>
  )
}
