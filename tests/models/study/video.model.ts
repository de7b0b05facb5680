import type {AnyMachineSnapshot} from 'xstate'
import {videoMachine} from '../../../machines/study/video.machine.ts'
import {continueFrom, videoText} from '../../../src/text/study/video.ts'
import type {Page, ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const videoModel: FlowModel<typeof videoMachine> = {
  machine: videoMachine,
  starts: {
    'a video left at 03:12': {
      id: 'v1',
      leftAt: 192,
      isWatched: false,
      preferences: {rate: 1, isCaptioned: true, isMuted: false},
    },
  },
  cases: {
    // The second one is so short that it was left near its end.
    'media.ready': [
      {type: 'media.ready', duration: 600},
      {type: 'media.ready', duration: 190},
    ],
    'media.timed': [
      {type: 'media.timed', position: 2},
      {type: 'media.timed', position: 300},
      {type: 'media.timed', position: 590},
    ],
    'media.playing': [{type: 'media.playing'}],
    'media.paused': [{type: 'media.paused'}],
    'media.waiting': [{type: 'media.waiting'}],
    'media.ended': [{type: 'media.ended'}],
    'media.failed': [
      {type: 'media.failed', failure: 'broken'},
      {type: 'media.failed', failure: 'offline'},
    ],
    'media.placed': [{type: 'media.placed', isFullscreen: true, isPicture: false}],
    'connection.returned': [{type: 'connection.returned'}],
    'page.left': [{type: 'page.left'}],
    'video.play': [{type: 'video.play'}],
    'video.pause': [{type: 'video.pause'}],
    'video.resume': [{type: 'video.resume'}],
    'video.restart': [{type: 'video.restart'}],
    'video.seek': [{type: 'video.seek', to: 120}],
    'video.skip': [{type: 'video.skip', by: 10}],
    'video.retry': [{type: 'video.retry'}],
    'video.next': [{type: 'video.next'}],
    'rate.set': [{type: 'rate.set', rate: 1.5}],
    'captions.toggle': [{type: 'captions.toggle'}],
    'sound.toggle': [{type: 'sound.toggle'}],
    'fullscreen.toggle': [{type: 'fullscreen.toggle'}],
    'picture.toggle': [{type: 'picture.toggle'}],
  },
  // Where in the video it stands makes no state; whether it is known does.
  contextKey: ({duration}) => [duration > 0],
  requests: [],
  listeners: ['media'],
  effects: ['keepProgress', 'keepPreferences', 'openNext'],
}

const press = (name: string) => (page: Page) => page.getByRole('button', {name, exact: true}).click()

const runs = ({value}: AnyMachineSnapshot) =>
  JSON.stringify(value).includes('playing') || JSON.stringify(value).includes('buffering')

export const videoView: ViewModel<typeof videoMachine> = {
  interactions: {
    'media.ready': 'fact',
    'media.timed': 'fact',
    'media.playing': 'fact',
    'media.paused': 'fact',
    'media.waiting': 'fact',
    'media.ended': 'fact',
    'media.failed': 'fact',
    'media.placed': 'fact',
    'connection.returned': 'fact',
    'page.left': 'fact',
    'video.play': press(videoText.play),
    'video.pause': press(videoText.pause),
    'video.resume': press(continueFrom('03:12')),
    'video.restart': async (page, _event, {value}) =>
      press(JSON.stringify(value).includes('ended') ? videoText.again : videoText.restart)(page),
    'video.seek': (page, {to}) => page.getByRole('slider', {name: videoText.position}).fill(String(to)),
    'video.skip': press(videoText.forward),
    'video.retry': press(videoText.retry),
    'video.next': (page) => page.getByRole('button', {name: videoText.next, exact: true}).first().click(),
    'rate.set': (page, {rate}) => page.getByRole('combobox', {name: videoText.rate}).selectOptions(String(rate)),
    'captions.toggle': press(videoText.captions),
    'sound.toggle': async (page, _event, {context}) =>
      press(context.preferences.isMuted ? videoText.unmute : videoText.mute)(page),
    'fullscreen.toggle': async (page, _event, {context}) =>
      press(context.isFullscreen ? videoText.leaveFullscreen : videoText.fullscreen)(page),
    'picture.toggle': press(videoText.picture),
  },
  expectations: {
    loading: {visible: [['status', videoText.loading]], absent: [['alert']]},
    'ready.offering': {
      visible: [
        ['button', continueFrom('03:12')],
        ['button', videoText.restart],
      ],
    },
    'ready.paused': {visible: [['button', videoText.play]], absent: [['status'], ['alert']]},
    'ready.playing': {visible: [['button', videoText.pause]], absent: [['status'], ['alert']]},
    'ready.buffering': {
      visible: [
        ['status', videoText.buffering],
        ['button', videoText.pause],
      ],
    },
    'ready.ended': {
      visible: [
        ['button', videoText.again],
        ['button', videoText.next],
      ],
    },
    failed: {visible: [['alert'], ['text', videoText.failedTitle], ['button', videoText.retry]]},
    offline: {visible: [['alert'], ['text', videoText.offlineTitle], ['button', videoText.retry]]},
  },
  unavailable: (before, event) => {
    if (event.type === 'video.play' && runs(before)) return 'while it runs the button pauses'
    if (event.type === 'video.pause' && !runs(before)) return 'while it rests the button plays'
    if (event.type === 'video.restart' && !/offering|ended/.test(JSON.stringify(before.value)))
      return 'the start is offered with a place to go on, and at the end'
    if (event.type === 'rate.set' && before.context.preferences.rate === event.rate)
      return 'the same speed again is no change'
    if (event.type === 'video.seek' && Math.floor(before.context.position) === event.to)
      return 'the same second again is no change'
    return null
  },
}
