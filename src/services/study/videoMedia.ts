import {fromCallback} from 'xstate'
import type {VideoPreferences} from '../../../domain/study/video.ts'
import type {VideoCommand, VideoEvent} from '../../../machines/study/video.types.ts'
import {logOnly} from '../platform/log.ts'

type Held = {readonly video: HTMLVideoElement | null; readonly stage: HTMLElement | null}

/** Where a video plays: the element itself, and what fills the screen with it, as a page holds them. */
export type VideoPlace = {
  readonly holdVideo: (video: HTMLVideoElement | null) => void
  readonly holdStage: (stage: HTMLElement | null) => void
  readonly held: () => Held
}

export function videoPlace(): VideoPlace {
  let held: Held = {video: null, stage: null}
  return {
    holdVideo: (video) => {
      held = {...held, video}
    },
    holdStage: (stage) => {
      held = {...held, stage}
    },
    held: () => held,
  }
}

const listType = 'application/vnd.apple.mpegurl'
const isList = (url: string) => /\.m3u8(?:[?#]|$)/i.test(url)

/** Lets go of a source. */
type Stop = () => void

/** Plays an HLS list where the browser cannot by itself; the library comes only then. Calls back when it is beyond help. */
async function playList(video: HTMLVideoElement, url: string, onFatal: () => void): Promise<Stop> {
  const {default: Hls} = await import('hls.js/light')
  if (!Hls.isSupported()) throw new Error('this browser plays no HLS')
  // Its worker would start from a blob, which the content policy does not let through.
  const list = new Hls({enableWorker: false})
  list.on(Hls.Events.ERROR, (_event, {fatal, details}) => {
    if (!fatal) return
    logOnly('video list', details)
    onFatal()
  })
  list.loadSource(url)
  list.attachMedia(video)
  return () => list.destroy()
}

/** Gives the element its source. Returns the stop at once; a list may still be on its way then. */
function attach(video: HTMLVideoElement, url: string, onFatal: () => void): Stop {
  if (!isList(url) || video.canPlayType(listType) !== '') {
    video.src = url
    video.load()
    return () => {
      video.removeAttribute('src')
      video.load()
    }
  }
  let isOver = false
  let stop: Stop = () => undefined
  playList(video, url, onFatal).then(
    (stopList) => {
      if (isOver) stopList()
      else stop = stopList
    },
    (error: unknown) => {
      logOnly('video list', error)
      if (!isOver) onFatal()
    },
  )
  return () => {
    isOver = true
    stop()
  }
}

function prefer(video: HTMLVideoElement, {rate, isCaptioned, isMuted}: VideoPreferences): void {
  // A source that loads anew starts with the default rate.
  video.defaultPlaybackRate = rate
  video.playbackRate = rate
  video.muted = isMuted
  const [captions] = video.textTracks
  if (captions) captions.mode = isCaptioned ? 'showing' : 'hidden'
}

async function toggleFullscreen(stage: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await stage?.requestFullscreen()
}

async function togglePicture(video: HTMLVideoElement): Promise<void> {
  if (document.pictureInPictureElement) await document.exitPictureInPicture()
  else await video.requestPictureInPicture()
}

/** True where this browser can let a video float over other windows. */
export const canPicture = (): boolean => document.pictureInPictureEnabled

type Tell = (event: VideoEvent) => void

/** What the element reports, as the machine's facts. */
function listen({stage}: Held, video: HTMLVideoElement, tell: Tell, fail: () => void): AbortController {
  const stop = new AbortController()
  const {signal} = stop
  const on = (name: keyof HTMLVideoElementEventMap, act: () => void) => video.addEventListener(name, act, {signal})
  on('loadedmetadata', () => tell({type: 'media.ready', duration: video.duration}))
  on('timeupdate', () => tell({type: 'media.timed', position: video.currentTime}))
  on('playing', () => tell({type: 'media.playing'}))
  on('pause', () => tell({type: 'media.paused'}))
  on('ended', () => tell({type: 'media.ended'}))
  on('error', fail)
  on('waiting', () => {
    // A seek in a paused video is reported as `waiting` too; the student sees nothing of it.
    if (!video.paused) tell(navigator.onLine ? {type: 'media.waiting'} : {type: 'media.failed', failure: 'offline'})
  })
  const placed = () =>
    tell({
      type: 'media.placed',
      isFullscreen: document.fullscreenElement !== null && document.fullscreenElement === stage,
      isPicture: document.pictureInPictureElement === video,
    })
  document.addEventListener('fullscreenchange', placed, {signal})
  on('enterpictureinpicture', placed)
  on('leavepictureinpicture', placed)
  addEventListener('online', () => tell({type: 'connection.returned'}), {signal})
  addEventListener('pagehide', () => tell({type: 'page.left'}), {signal})
  return stop
}

/** The piece that plays, behind the machine's hole: one element, one address. */
export const videoMediaWith = (url: string, place: VideoPlace) =>
  fromCallback<VideoCommand, VideoPreferences>(({input, sendBack, receive}) => {
    const here = place.held()
    const {video} = here
    if (!video) throw new Error('there is no element to play in')
    // The machine's hole lets a listener send any event; these are its facts.
    const tell: Tell = sendBack
    const fail = () => tell({type: 'media.failed', failure: navigator.onLine ? 'broken' : 'offline'})
    const listening = listen(here, video, tell, fail)
    let detach = attach(video, url, fail)
    prefer(video, input)
    const refused = (error: unknown) => logOnly('video', error)
    receive((command) => {
      if (command.type === 'load') {
        detach()
        detach = attach(video, url, fail)
      }
      if (command.type === 'play')
        video.play().catch((error: unknown) => {
          refused(error)
          tell({type: 'media.paused'})
        })
      if (command.type === 'pause') video.pause()
      if (command.type === 'seek') video.currentTime = command.to
      if (command.type === 'prefer') prefer(video, command.preferences)
      if (command.type === 'fullscreen') toggleFullscreen(here.stage).catch(refused)
      if (command.type === 'picture') togglePicture(video).catch(refused)
    })
    return () => {
      listening.abort()
      detach()
    }
  })
