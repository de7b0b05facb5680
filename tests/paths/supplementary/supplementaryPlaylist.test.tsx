import {PlaylistView} from '../../../src/features/supplementary/PlaylistView.tsx'
import {playlistModel, playlistView} from '../../models/supplementary/supplementaryPlaylist.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(playlistModel, playlistView, ({state, send}) => (
  <PlaylistView state={state} send={send} isWide={false} player={<p>o filme</p>} actions={null} />
))
