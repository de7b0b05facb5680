import {AvatarEditorView} from '../../../src/features/profile/AvatarEditorView.tsx'
import {avatarModel, avatarView, pixel} from '../../models/profile/avatar.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(avatarModel, avatarView, ({state, send}) => (
  <AvatarEditorView
    state={state}
    send={send}
    name="Ana Souza"
    isPremium
    src={state.context.hasPhoto ? pixel : null}
    addressOf={() => pixel}
  />
))
