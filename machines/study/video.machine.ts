import {assign, sendTo, setup} from 'xstate'
import {
  clampSecond,
  isNearEnd,
  isWorthKeeping,
  resumeAt,
  type VideoPreferences,
  type VideoProgress,
} from '../../domain/study/video.ts'
import {effect, noListener} from '../shared/notProvided.ts'
import type {VideoCommand, VideoContext, VideoEvent, VideoInput} from './video.types.ts'

const secondOf = ({context, event}: {context: VideoContext; event: VideoEvent}): number => {
  if (event.type === 'video.seek') return clampSecond(event.to, context.duration)
  if (event.type === 'video.skip') return clampSecond(context.position + event.by, context.duration)
  return event.type === 'video.resume' ? context.leftAt : 0
}

/**
 * One video (spec 2§2): what the piece that plays reports, what the student wants of it, where to go on, and which
 * preferences hold for the next one. The piece itself (a file, or an HLS list) stands behind `media`; what it reports is
 * what is shown, so that a refused start never looks like a video that plays.
 */
export const videoMachine = setup({
  types: {} as {context: VideoContext; events: VideoEvent; input: VideoInput; tags: 'ready'},
  actors: {media: noListener<VideoPreferences, VideoCommand>()},
  actions: {
    storeDuration: assign((_, {duration}: {duration: number}) => ({duration})),
    storePosition: assign(({context}, {position}: {position: number}) => ({
      position,
      isWatched: context.isWatched || isNearEnd(position, context.duration),
    })),
    storeSecond: assign(({context, event}) => ({position: secondOf({context, event})})),
    storeEnd: assign(({context}) => ({position: context.duration, isWatched: true})),
    storePlace: assign((_, place: {isFullscreen: boolean; isPicture: boolean}) => place),
    storeRate: assign(({context}, {rate}: {rate: number}) => ({preferences: {...context.preferences, rate}})),
    toggleCaptions: assign(({context: {preferences}}) => ({
      preferences: {...preferences, isCaptioned: !preferences.isCaptioned},
    })),
    toggleSound: assign(({context: {preferences}}) => ({preferences: {...preferences, isMuted: !preferences.isMuted}})),
    storeKept: assign(({context}) => ({keptAt: context.position})),
    load: sendTo('media', {type: 'load'}),
    play: sendTo('media', {type: 'play'}),
    pause: sendTo('media', {type: 'pause'}),
    seek: sendTo('media', ({context}) => ({type: 'seek', to: context.position})),
    prefer: sendTo('media', ({context}) => ({type: 'prefer', preferences: context.preferences})),
    askFullscreen: sendTo('media', {type: 'fullscreen'}),
    askPicture: sendTo('media', {type: 'picture'}),
    keepProgress: effect<{id: string; progress: VideoProgress}>('keepProgress'),
    keepPreferences: effect<{preferences: VideoPreferences}>('keepPreferences'),
    openNext: effect('openNext'),
  },
  guards: {
    isOffline: (_, {failure}: {failure: string}) => failure === 'offline',
    mustOffer: ({context}, {duration}: {duration: number}) =>
      context.position === 0 && resumeAt(context.leftAt, duration) > 0,
    mustKeep: ({context}, {position}: {position: number}) =>
      isWorthKeeping(position, context.keptAt) || (!context.isWatched && isNearEnd(position, context.duration)),
  },
}).createMachine({
  id: 'video',
  context: ({input}) => ({...input, position: 0, duration: 0, keptAt: 0, isFullscreen: false, isPicture: false}),
  invoke: {id: 'media', src: 'media', input: ({context}) => context.preferences, onError: '.failed'},
  initial: 'loading',
  on: {
    'media.failed': [
      {guard: {type: 'isOffline', params: ({event}) => ({failure: event.failure})}, target: '.offline'},
      {target: '.failed'},
    ],
    'media.placed': {
      actions: {type: 'storePlace', params: ({event: {isFullscreen, isPicture}}) => ({isFullscreen, isPicture})},
    },
    'video.next': {actions: 'openNext'},
    'rate.set': {
      actions: [
        {type: 'storeRate', params: ({event}) => ({rate: event.rate})},
        'prefer',
        {type: 'keepPreferences', params: ({context: {preferences}}) => ({preferences})},
      ],
    },
    'captions.toggle': {
      actions: [
        'toggleCaptions',
        'prefer',
        {type: 'keepPreferences', params: ({context: {preferences}}) => ({preferences})},
      ],
    },
    'sound.toggle': {
      actions: [
        'toggleSound',
        'prefer',
        {type: 'keepPreferences', params: ({context: {preferences}}) => ({preferences})},
      ],
    },
  },
  states: {
    loading: {
      on: {
        'media.ready': [
          {
            guard: {type: 'mustOffer', params: ({event}) => ({duration: event.duration})},
            target: 'ready.offering',
            actions: {type: 'storeDuration', params: ({event}) => ({duration: event.duration})},
          },
          {
            target: 'ready.paused',
            actions: [{type: 'storeDuration', params: ({event}) => ({duration: event.duration})}, 'seek'],
          },
        ],
      },
    },
    ready: {
      tags: 'ready',
      initial: 'paused',
      on: {
        'media.playing': '.playing',
        'media.ended': {
          target: '.ended',
          actions: [
            'storeEnd',
            {type: 'keepProgress', params: ({context: {id}}) => ({id, progress: {seconds: 0, isWatched: true}})},
          ],
        },
        'media.timed': [
          {
            guard: {type: 'mustKeep', params: ({event}) => ({position: event.position})},
            actions: [
              {type: 'storePosition', params: ({event}) => ({position: event.position})},
              'storeKept',
              {
                type: 'keepProgress',
                params: ({context: {id, position, isWatched}}) => ({id, progress: {seconds: position, isWatched}}),
              },
            ],
          },
          {actions: {type: 'storePosition', params: ({event}) => ({position: event.position})}},
        ],
        'page.left': {
          actions: [
            'storeKept',
            {
              type: 'keepProgress',
              params: ({context: {id, position, leftAt, isWatched}}) => ({
                id,
                progress: {seconds: position || leftAt, isWatched},
              }),
            },
          ],
        },
        'video.play': {actions: 'play'},
        'video.pause': {actions: 'pause'},
        'video.seek': {target: '.paused', actions: ['storeSecond', 'seek']},
        'video.skip': {target: '.paused', actions: ['storeSecond', 'seek']},
        'video.restart': {target: '.paused', actions: ['storeSecond', 'seek', 'play']},
        'fullscreen.toggle': {actions: 'askFullscreen'},
        'picture.toggle': {actions: 'askPicture'},
      },
      states: {
        offering: {
          on: {'video.resume': {target: 'paused', actions: ['storeSecond', 'seek', 'play']}},
        },
        paused: {on: {'media.waiting': 'buffering'}},
        playing: {
          on: {
            'media.paused': {
              target: 'paused',
              actions: [
                'storeKept',
                {
                  type: 'keepProgress',
                  params: ({context: {id, position, isWatched}}) => ({id, progress: {seconds: position, isWatched}}),
                },
              ],
            },
            'media.waiting': 'buffering',
            // Moving inside a video that plays goes on playing.
            'video.seek': {actions: ['storeSecond', 'seek']},
            'video.skip': {actions: ['storeSecond', 'seek']},
          },
        },
        buffering: {
          on: {
            'media.paused': 'paused',
            'video.seek': {actions: ['storeSecond', 'seek']},
            'video.skip': {actions: ['storeSecond', 'seek']},
          },
        },
        ended: {},
      },
    },
    failed: {
      on: {'video.retry': {target: 'loading', actions: 'load'}},
    },
    offline: {
      on: {
        'video.retry': {target: 'loading', actions: 'load'},
        'connection.returned': {target: 'loading', actions: 'load'},
      },
    },
  },
})
