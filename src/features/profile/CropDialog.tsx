import {useState} from 'react'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {Crop, PickedPicture, PictureSize} from '../../../domain/profile/avatar.ts'
import type {avatarMachine} from '../../../machines/profile/avatar.machine.ts'
import {uploadFailure, uploadStep} from '../../../machines/profile/avatar.selectors.ts'
import {avatarText, requestFailureHints} from '../../text/profile/profile.ts'
import {savingText} from '../../text/profile/saving.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {Dialog} from '../../ui/overlay/Dialog.tsx'
import {ProgressBar} from '../../ui/status/ProgressBar.tsx'
import {CropBox} from './CropBox.tsx'
import type {Send} from '../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof avatarMachine>
  readonly send: Send<EventFrom<typeof avatarMachine>>
  readonly picture: PickedPicture
  readonly size: PictureSize
  /** What the crop starts from; the window holds what is moved. */
  readonly crop: Crop
}

/** Steps of the upload out of three, the last being that it is stored: the SDK tells nothing in between. */
const progress = {cutting: 1, uploading: 2} as const

function Buttons({state, send, crop}: Pick<Props, 'state' | 'send' | 'crop'>) {
  const cancel = (
    <Button variant="outline" onClick={() => send({type: 'crop.cancel'})} disabled={!state.can({type: 'crop.cancel'})}>
      {avatarText.cancel}
    </Button>
  )
  if (state.matches('uploadFailed')) {
    return (
      <>
        {cancel}
        <Button variant="outline" onClick={() => send({type: 'crop.reopen'})}>
          {avatarText.adjust}
        </Button>
        <Button onClick={() => send({type: 'upload.retry'})}>{savingText.tryAgain}</Button>
      </>
    )
  }
  return (
    <>
      {cancel}
      <Button pending={state.hasTag('pending')} onClick={() => send({type: 'crop.confirm', crop})}>
        {avatarText.use}
      </Button>
    </>
  )
}

/** The window in which a picture is cut and sent. It stays while the upload runs or has failed, with the cut as it was. */
export function CropDialog({state, send, picture, size, crop: first}: Props) {
  const [crop, setCrop] = useState(first)
  const step = uploadStep(state)
  const failure = uploadFailure(state)
  const close = () => {
    if (state.can({type: 'crop.cancel'})) send({type: 'crop.cancel'})
  }
  return (
    <Dialog
      open
      role="alertdialog"
      title={avatarText.cropTitle}
      {...(state.matches('cropping') && {description: avatarText.cropHint})}
      onClose={close}
      footer={<Buttons state={state} send={send} crop={crop} />}
    >
      {step === null ? null : (
        <ProgressBar
          label={avatarText.progress}
          value={progress[step]}
          max={3}
          valueText={step === 'cutting' ? avatarText.cutting : avatarText.uploading}
        />
      )}
      {failure === null ? null : (
        <Alert tone="error" role="alert" title={avatarText.uploadFailed}>
          {requestFailureHints[failure]}
        </Alert>
      )}
      <CropBox picture={picture} size={size} crop={crop} isLocked={!state.matches('cropping')} onChange={setCrop} />
    </Dialog>
  )
}
