import {useActorRef, useSelector} from '@xstate/react'
import {useEffect, useMemo} from 'react'
import {avatarMachine} from '../../../machines/profile/avatar.machine.ts'
import {cutPicture, readPicture, removePictureWith, uploadPictureWith} from '../../services/profile/avatar.actors.ts'
import {avatarText, pictureRefusalMessages, requestFailureHints} from '../../text/profile/profile.ts'
import {notify} from '../../ui/status/notify.ts'
import {useProfile, useStudentActors} from '../studentActors.ts'
import {AvatarEditorView} from './AvatarEditorView.tsx'
import {ProfileIdentity} from './ProfileIdentity.tsx'
import {usePhoto} from './usePhoto.ts'
import {useSend} from '../useSend.ts'

/** The picture of the signed-in student, kept in the file storage. */
export function AvatarEditor() {
  const {client} = useStudentActors()
  const {_id, name, email, isPremium, photoUpdatedAt = null} = useProfile()
  const photo = usePhoto()
  const machine = useMemo(
    () =>
      avatarMachine.provide({
        actors: {
          readPicture,
          cutPicture,
          uploadPicture: uploadPictureWith(client(), _id),
          removePicture: removePictureWith(client(), _id),
        },
        actions: {
          releasePicture: (_, {url}) => URL.revokeObjectURL(url),
          notifyRefusal: (_, {refusal}) => notify({tone: 'error', ...pictureRefusalMessages[refusal]}),
          notifyFailure: ({context}, {failure}) =>
            notify({
              tone: 'error',
              title: context.picture ? avatarText.uploadFailed : avatarText.removalFailed,
              text: requestFailureHints[failure],
            }),
          notifyStored: () => notify({tone: 'success', title: avatarText.stored}),
          notifyRemoved: () => notify({tone: 'success', title: avatarText.removed}),
        },
      }),
    [client, _id],
  )
  const hasPhoto = photoUpdatedAt !== null
  const actor = useActorRef(machine, {input: {hasPhoto}})
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
