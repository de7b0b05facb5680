import {mindmapMachine} from '../../../machines/study/mindmap.machine.ts'
import {mindmapText} from '../../../src/text/study/mindmap.ts'
import type {Page, ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const mindmapModel: FlowModel<typeof mindmapMachine> = {
  machine: mindmapMachine,
  starts: {'a mind map': {url: '/media/sepse.svg'}},
  cases: {
    'picture.loaded': [{type: 'picture.loaded', picture: {width: 900, height: 600}}],
    'picture.failed': [
      {type: 'picture.failed', isOnline: true},
      {type: 'picture.failed', isOnline: false},
    ],
    'picture.retry': [{type: 'picture.retry'}],
    'connection.returned': [{type: 'connection.returned'}],
    'frame.measured': [{type: 'frame.measured', frame: {width: 300, height: 200}}],
    'zoom.at': [{type: 'zoom.at', factor: 2, point: {x: 10, y: 10}}],
    'zoom.in': [{type: 'zoom.in'}],
    'zoom.out': [{type: 'zoom.out'}],
    'zoom.fit': [{type: 'zoom.fit'}],
    'map.pan': [{type: 'map.pan', by: {x: 40, y: 0}}],
    'description.toggle': [{type: 'description.toggle'}],
  },
  contextKey: ({picture, place, isDescribed}) => [picture.width, place.scale > 1, isDescribed],
  requests: [],
  listeners: [],
  effects: [],
}

const press = (name: string) => (page: Page) => page.getByRole('button', {name, exact: true}).click()

/** The name of the picture that the walk puts in. */
export const mapName = 'Mapa mental: Sepse'

export const mindmapView: ViewModel<typeof mindmapMachine> = {
  interactions: {
    'picture.loaded': 'fact',
    'picture.failed': 'fact',
    'picture.retry': press(mindmapText.retry),
    'connection.returned': 'fact',
    'frame.measured': 'fact',
    'zoom.at': 'fact',
    'zoom.in': press(mindmapText.zoomIn),
    'zoom.out': press(mindmapText.zoomOut),
    'zoom.fit': press(mindmapText.fit),
    'map.pan': 'fact',
    'description.toggle': async (page, _event, {context}) =>
      press(context.isDescribed ? mindmapText.hideDescription : mindmapText.showDescription)(page),
  },
  expectations: {
    loading: {visible: [['status', mindmapText.loading]], absent: [['alert']]},
    shown: {
      visible: [
        ['img', mapName],
        ['group', mindmapText.toolbar],
      ],
      absent: [['alert']],
    },
    failed: {visible: [['alert'], ['text', mindmapText.failedTitle], ['button', mindmapText.retry]]},
    offline: {visible: [['alert'], ['text', mindmapText.offlineTitle], ['button', mindmapText.retry]]},
  },
  unavailable: ({value}, event) =>
    event.type === 'description.toggle' && value !== 'shown'
      ? 'the button stands in the tools of a map that is shown'
      : null,
}
