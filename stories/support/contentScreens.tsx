import type {ReactNode} from 'react'
import {focusMachine} from '../../machines/question/focus.machine.ts'
import {contentTabMachine} from '../../machines/study/contentTab.machine.ts'
import {mindmapMachine} from '../../machines/study/mindmap.machine.ts'
import {readerMachine} from '../../machines/study/reader.machine.ts'
import {videoMachine} from '../../machines/study/video.machine.ts'
import type {StudyContent} from '../../domain/study/contents.types.ts'
import {FocusModeView} from '../../src/features/question/tools/FocusModeView.tsx'
import {ContentTabView} from '../../src/features/study/contents/ContentTabView.tsx'
import {MindmapView} from '../../src/features/study/contents/MindmapView.tsx'
import {ReaderView} from '../../src/features/study/contents/ReaderView.tsx'
import {VideoView} from '../../src/features/study/contents/VideoView.tsx'
import {mapPicture, mindmaps, texts, videos} from './contents.ts'
import {drawPaper} from './paper.ts'

const nothing = () => undefined

/** The switch of the focus mode while it is on: the one way out of it, in the study bar. */
export const LeaveFocus = () => (
  <FocusModeView
    state={focusMachine.resolveState({value: 'focused', context: {kind: 'question', isOn: true}})}
    send={nothing}
    isBrowserFull={() => false}
  />
)

type ContentsProps = {readonly items: readonly StudyContent[]; readonly openId?: string; readonly player: ReactNode}

/** The contents of one tab of the lesson around what plays or shows the open one. */
const Contents = ({items, openId, player}: ContentsProps) => (
  <ContentTabView
    state={contentTabMachine.resolveState({
      value: {open: 'shown'},
      context: {
        kind: items[0]?.kind ?? 'text',
        ids: items.map(({id}) => id),
        requestedId: openId ?? null,
        progress: {v1: {seconds: 0, isWatched: true}, v2: {seconds: 192, isWatched: false}},
        isCommentOpen: false,
        items,
        isStale: false,
        search: '',
        category: null,
      },
    })}
    send={nothing}
    player={player}
    actions={null}
    chat={null}
  />
)

/** The handout of the lesson, open at its second page. */
export const Handout = () => (
  <Contents
    items={texts.slice(0, 1)}
    player={
      <ReaderView
        state={readerMachine.resolveState({
          value: {open: {shown: 'reading'}},
          context: {
            id: 't1',
            url: '/media/study/sepse.pdf',
            page: 1,
            pages: Array.from({length: 7}, () => ({width: 595, height: 842})),
            loaded: null,
            zoom: 1,
            query: '',
            matches: [],
            current: 0,
            brought: 0,
            attempt: 1,
          },
        })}
        send={nothing}
        title="Sepse e choque séptico"
        url="/media/study/sepse.pdf"
        draw={drawPaper}
      />
    }
  />
)

/** The second of the lesson's videos, paused. */
export const LessonVideo = () => (
  <Contents
    items={videos}
    openId="v2"
    player={
      <VideoView
        state={videoMachine.resolveState({
          value: {ready: 'paused'},
          context: {
            id: 'v2',
            leftAt: 192,
            isWatched: false,
            preferences: {rate: 1, isCaptioned: true, isMuted: false},
            position: 192,
            duration: 845,
            keptAt: 190,
            isFullscreen: false,
            isPicture: false,
          },
        })}
        send={nothing}
        title="Choque séptico na primeira hora"
        captions={[{lang: 'pt-BR', label: 'Português', url: 'data:text/vtt,WEBVTT'}]}
        nextTitle="Lactato e reavaliação"
        canPicture
        onHelp={nothing}
      />
    }
  />
)

/** The mind map of the lesson. */
export const LessonMindmap = () => (
  <Contents
    items={mindmaps}
    player={
      <MindmapView
        state={mindmapMachine.resolveState({
          value: 'shown',
          context: {
            url: mapPicture,
            picture: {width: 900, height: 600},
            frame: {width: 320, height: 440},
            place: {scale: 1, x: 0, y: 0},
            isDescribed: false,
            attempt: 1,
          },
        })}
        send={nothing}
        description={mindmaps[0]?.description ?? null}
        url={mapPicture}
        picture={<img src={mapPicture} alt="Mapa mental: Sepse em um mapa" />}
      />
    }
  />
)
