import type {avatarMachine} from '../../../machines/profile/avatar.machine.ts'
import {cutPicture, readPicture, removePictureWith, uploadPictureWith} from '../../services/profile/avatar.actors.ts'
import {avatarText, pictureRefusalMessages, requestFailureHints} from '../../text/profile/profile.ts'
import {notify} from '../../ui/status/notify.ts'
import type {Implementations} from '../useFlow.ts'
import type {StudentActors} from '../studentActors.ts'

type Deps = Pick<StudentActors, 'client'> & {readonly _id: string}

export const createAvatarImplementations = ({client, _id}: Deps): Implementations<typeof avatarMachine> => ({
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
})
