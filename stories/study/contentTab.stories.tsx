import {css} from 'styled-system/css'
import {contentTabMachine} from '../../machines/study/contentTab.machine.ts'
import {ContentTabView} from '../../src/features/study/contents/ContentTabView.tsx'
import {comment, mindmaps, texts, videos} from '../support/contents.ts'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: contentTabMachine,
  View: (flow) => (
    <ContentTabView
      {...flow}
      player={
        <div
          className={css({
            aspectRatio: '16 / 9',
            display: 'grid',
            placeItems: 'center',
            bg: 'surface.sunken',
            borderRadius: 'lg',
          })}
        >
          Aqui fica o conteúdo.
        </div>
      }
      actions={<p>Aqui ficam o favorito, as estrelas e o relato.</p>}
      chat={null}
    />
  ),
  context: {
    kind: 'video',
    ids: videos.map(({id}) => id),
    requestedId: 'v2',
    progress: {v1: {seconds: 0, isWatched: true}, v2: {seconds: 192, isWatched: false}},
    isCommentOpen: false,
    items: videos,
    isStale: false,
    search: '',
    category: null,
  },
})

const oneText = {kind: 'text', ids: ['t1'], items: texts.slice(0, 1), requestedId: null, progress: {}} as const

export default {title: 'Fluxos/Estudo/Conteúdo da aula', ...meta}
export const Deciding = at('deciding', {items: []})
export const OpenLoading = at({open: 'loading'}, {items: []})
export const OpenShown = at({open: 'shown'})
export const OpenShown_NoMatch = at({open: 'shown'}, {search: 'pneumotórax'})
export const OpenShown_Category = at({open: 'shown'}, {category: 'Conduta'})
export const OpenShown_Stale = at({open: 'shown'}, {isStale: true})
export const OpenShown_Comment = at(
  {open: 'shown'},
  {items: videos.map((item) => ({...item, comment})), isCommentOpen: true},
)
export const OpenShown_OneText = at({open: 'shown'}, oneText)
export const OpenShown_TwoTexts = at({open: 'shown'}, {...oneText, items: texts})
export const OpenShown_Mindmap = at({open: 'shown'}, {kind: 'mindmap', ids: ['m1'], items: mindmaps, progress: {}})
export const OpenNothing = at({open: 'nothing'}, {items: []})
export const OpenFailed = at({open: 'failed'}, {items: []})
export const Empty = at('empty', {ids: [], items: []})
export const Empty_Text = at('empty', {kind: 'text', ids: [], items: []})
export const Empty_Mindmap = at('empty', {kind: 'mindmap', ids: [], items: []})
