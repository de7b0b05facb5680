import {mindmapMachine} from '../../machines/study/mindmap.machine.ts'
import {MindmapView} from '../../src/features/study/contents/MindmapView.tsx'
import {mapPicture, mindmaps} from '../support/contents.ts'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: mindmapMachine,
  View: (flow) => (
    <MindmapView
      {...flow}
      description={mindmaps[0]?.description ?? null}
      url="/media/study/sepse.svg"
      picture={<img src={mapPicture} alt="Mapa mental: Sepse" />}
    />
  ),
  context: {
    url: '/media/study/sepse.svg',
    picture: {width: 900, height: 600},
    frame: {width: 320, height: 440},
    place: {scale: 1, x: 0, y: 0},
    isDescribed: false,
    attempt: 1,
  },
})

export default {title: 'Fluxos/Estudo/Mapa mental', ...meta}
export const Loading = at('loading')
export const Shown = at('shown')
export const Shown_Zoomed = at('shown', {place: {scale: 2.5, x: 140, y: 60}})
export const Shown_Described = at('shown', {isDescribed: true})
export const Failed = at('failed')
export const Offline = at('offline')
