import {assign, setup} from 'xstate'
import {
  fitted,
  held,
  panned,
  type Placement,
  type Point,
  type Size,
  zoomedAt,
  zoomLimits,
} from '../../domain/study/zoom.ts'
import type {MindmapContext, MindmapEvent, MindmapInput} from './mindmap.types.ts'

const middle: Point = {x: 0, y: 0}

const zoomed = ({place, picture, frame}: MindmapContext, factor: number, point: Point): {place: Placement} => ({
  place: zoomedAt(place, factor, point, picture, frame),
})

/**
 * A mind map (spec 2§2): a picture in a frame of its own that is zoomed by wheel, pinch, double click, buttons and keys. It
 * never leaves its frame, and what the frame becomes (a turned phone) never loses it.
 */
export const mindmapMachine = setup({
  types: {} as {context: MindmapContext; events: MindmapEvent; input: MindmapInput},
  actions: {
    storePicture: assign(({context}, {picture}: {picture: Size}) => ({
      picture,
      place: held(context.place, picture, context.frame),
    })),
    storeFrame: assign(({context}, {frame}: {frame: Size}) => ({
      frame,
      place: held(context.place, context.picture, frame),
    })),
    zoom: assign(({context}, {factor, point}: {factor: number; point: Point}) => zoomed(context, factor, point)),
    fit: assign({place: fitted}),
    pan: assign(({context: {place, picture, frame}}, {by}: {by: Point}) => ({
      place: panned(place, by, picture, frame),
    })),
    toggleDescription: assign(({context}) => ({isDescribed: !context.isDescribed})),
    beginAnew: assign(({context}) => ({attempt: context.attempt + 1, place: fitted})),
  },
  guards: {isOnline: (_, {isOnline}: {isOnline: boolean}) => isOnline},
}).createMachine({
  id: 'mindmap',
  context: ({input}) => ({
    ...input,
    picture: {width: 0, height: 0},
    frame: {width: 0, height: 0},
    place: fitted,
    isDescribed: false,
    attempt: 1,
  }),
  initial: 'loading',
  on: {
    'frame.measured': {actions: {type: 'storeFrame', params: ({event}) => ({frame: event.frame})}},
    'description.toggle': {actions: 'toggleDescription'},
  },
  states: {
    loading: {
      on: {
        'picture.loaded': {
          target: 'shown',
          actions: {type: 'storePicture', params: ({event}) => ({picture: event.picture})},
        },
        'picture.failed': [
          {guard: {type: 'isOnline', params: ({event}) => ({isOnline: event.isOnline})}, target: 'failed'},
          {target: 'offline'},
        ],
      },
    },
    shown: {
      on: {
        'zoom.at': {actions: {type: 'zoom', params: ({event: {factor, point}}) => ({factor, point})}},
        'zoom.in': {actions: {type: 'zoom', params: {factor: zoomLimits.step, point: middle}}},
        'zoom.out': {actions: {type: 'zoom', params: {factor: 1 / zoomLimits.step, point: middle}}},
        'zoom.fit': {actions: 'fit'},
        'map.pan': {actions: {type: 'pan', params: ({event}) => ({by: event.by})}},
      },
    },
    failed: {on: {'picture.retry': {target: 'loading', actions: 'beginAnew'}}},
    offline: {
      on: {
        'picture.retry': {target: 'loading', actions: 'beginAnew'},
        'connection.returned': {target: 'loading', actions: 'beginAnew'},
      },
    },
  },
})
