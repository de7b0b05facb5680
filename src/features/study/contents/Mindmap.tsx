import {useActorRef, useSelector} from '@xstate/react'
import {useEffect, useRef} from 'react'
import type {StudyContent} from '../../../../domain/study/contents.types.ts'
import type {Size} from '../../../../domain/study/zoom.ts'
import {mindmapMachine} from '../../../../machines/study/mindmap.machine.ts'
import {logOnly} from '../../../services/platform/log.ts'
import {drawFirstPage} from '../../../services/study/pdf.ts'
import {mindmapNamed} from '../../../text/study/mindmap.ts'
import {useNetworkReturned} from '../../shell/useNetworkReturned.ts'
import {MindmapView} from './MindmapView.tsx'

type PictureProps = {
  readonly url: string
  readonly name: string
  readonly onLoad: (picture: Size) => void
  readonly onFail: () => void
}

/** An SVG stands in an `img` too: nothing in it can run, and nothing of it is part of the page. */
const ImagePicture = ({url, name, onLoad, onFail}: PictureProps) => (
  <img
    src={url}
    alt={name}
    draggable={false}
    onLoad={({currentTarget: {naturalWidth, naturalHeight}}) => onLoad({width: naturalWidth, height: naturalHeight})}
    onError={onFail}
  />
)

function PdfPicture({url, name, onLoad, onFail}: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const tell = useRef({onLoad, onFail})
  useEffect(() => {
    const stop = new AbortController()
    if (!canvas.current) return undefined
    drawFirstPage(url, canvas.current, stop.signal).then(
      (size) => {
        if (!stop.signal.aborted) tell.current.onLoad(size)
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        logOnly('mind map', error)
        tell.current.onFail()
      },
    )
    return () => stop.abort()
  }, [url])
  return <canvas ref={canvas} role="img" aria-label={name} />
}

/** One mind map: for lessons and favourites alike. Give it the content's id as `key`. */
export function Mindmap({map}: {readonly map: StudyContent}) {
  const {url, title, description} = map
  const frame = useRef<HTMLDivElement>(null)
  const actor = useActorRef(mindmapMachine, {input: {url}})
  const state = useSelector(actor, (snapshot) => snapshot)
  const {attempt} = state.context
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver(() =>
      actor.send({type: 'frame.measured', frame: {width: element.clientWidth, height: element.clientHeight}}),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [actor, attempt])
  useNetworkReturned(actor, 'connection.returned')
  const Picture = /\.pdf(?:[?#]|$)/i.test(url) ? PdfPicture : ImagePicture
  const picture = (
    <Picture
      url={url}
      name={mindmapNamed(title)}
      onLoad={(size) => actor.send({type: 'picture.loaded', picture: size})}
      onFail={() => actor.send({type: 'picture.failed', isOnline: navigator.onLine})}
    />
  )
  return (
    <MindmapView state={state} send={actor.send} description={description} url={url} picture={picture} frame={frame} />
  )
}
