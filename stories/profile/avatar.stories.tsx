import {avatarMachine} from '../../machines/profile/avatar.machine.ts'
import {AvatarEditorView} from '../../src/features/profile/AvatarEditorView.tsx'
import {ProfileIdentity} from '../../src/features/profile/ProfileIdentity.tsx'
import {Card} from '../../src/ui/content/Card.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'
import {storyPicture, storySize} from './pageFixtures.ts'

const {at, meta} = flowStories({
  machine: avatarMachine,
  View: ({state, send}) => (
    <Stage title="Perfil">
      <Card padding="lg" elevation="raised">
        <AvatarEditorView
          state={state}
          send={send}
          name="Ana Beatriz Souza"
          isPremium
          src={state.context.hasPhoto ? storyPicture.url : null}
          addressOf={() => storyPicture.url}
        >
          <ProfileIdentity name="Ana Beatriz Souza" email="ana@exemplo.com.br" />
        </AvatarEditorView>
      </Card>
    </Stage>
  ),
  context: {
    hasPhoto: true,
    picture: null,
    size: null,
    crop: {zoom: 1.6, x: 0.5, y: 0.35},
    cut: null,
    key: 'key-1',
    refusal: null,
    failure: null,
  },
})

const picked = {picture: storyPicture, size: storySize}

export default {title: 'Fluxos/Perfil/Foto', ...meta}
export const ReadyIdle = at({ready: 'idle'})
export const ReadyIdle_NoPhoto = at({ready: 'idle'}, {hasPhoto: false})
export const ReadyRefused = at({ready: 'refused'}, {refusal: 'wrongType'})
export const ReadyRefused_TooLarge = at({ready: 'refused'}, {refusal: 'tooLarge'})
export const ReadyRefused_Unreadable = at({ready: 'refused'}, {refusal: 'unreadable'})
export const ReadyRefused_MissingContentType = at({ready: 'refused'}, {refusal: 'missingContentType', hasPhoto: false})
export const ReadyDone = at({ready: 'done'})
export const Checking = at('checking', {picture: storyPicture})
export const Cropping = at('cropping', picked)
export const Cutting = at('cutting', picked)
export const Uploading = at('uploading', picked)
export const UploadFailed = at('uploadFailed', {...picked, failure: 'offline'})
export const UploadFailed_Unreachable = at('uploadFailed', {...picked, failure: 'unreachable'})
export const ConfirmingRemoval = at('confirmingRemoval')
export const Removing = at('removing')
export const RemovalFailed = at('removalFailed', {failure: 'unreachable'})
