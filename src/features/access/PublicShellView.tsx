import type {FocusEvent} from 'react'
import {carousel} from 'styled-system/recipes/carousel'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {publicShellMachine} from '../../../machines/access/publicShell.machine.ts'
import {isPlaying, shownSlide} from '../../../machines/access/publicShell.selectors.ts'
import {publicShellText} from '../../text/access/publicShell.ts'
import {Button} from '../../ui/action/Button.tsx'
import {CheckCircleIcon} from '../../ui/icon/basicIcons.tsx'
import {PauseIcon, PlayIcon} from '../../ui/icon/lateIcons.tsx'
import {LogoMark} from '../../ui/content/Logo.tsx'
import {slidePictures} from './slides/pictures.ts'

type Props = {
  readonly state: SnapshotFrom<typeof publicShellMachine>
  readonly send: (event: EventFrom<typeof publicShellMachine>) => void
}

const {slides} = publicShellText
const styles = carousel()

function Phone({slide}: {readonly slide: number}) {
  return (
    <div className={styles.phone}>
      {slidePictures.map((source, index) => (
        <img
          key={source}
          src={source}
          alt={slides[index]?.alt ?? ''}
          aria-hidden={index !== slide}
          width={360}
          height={720}
          loading={index === 0 ? 'eager' : 'lazy'}
          decoding="async"
          className={styles.picture}
          data-shown={index === slide || undefined}
        />
      ))}
    </div>
  )
}

function Dots({slide, send}: {readonly slide: number} & Pick<Props, 'send'>) {
  return (
    <div className={styles.dots}>
      {slides.map(({name}, index) => (
        <button
          key={name}
          type="button"
          className={styles.dot}
          aria-label={publicShellText.slide(index + 1, slides.length, name)}
          aria-current={index === slide || undefined}
          onClick={() => send({type: 'slide.pick', slide: index})}
        />
      ))}
    </div>
  )
}

function Carousel({state, send}: Props) {
  const slide = shownSlide(state)
  const playing = isPlaying(state)
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) send({type: 'attention.lost'})
  }
  return (
    <section aria-label={publicShellText.carousel} aria-roledescription={publicShellText.roleDescription}>
      <div
        className={styles.root}
        onPointerEnter={() => send({type: 'attention.gained'})}
        onPointerLeave={() => send({type: 'attention.lost'})}
        onFocus={() => send({type: 'attention.gained'})}
        onBlur={onBlur}
      >
        <div className={styles.slides} aria-live={playing ? 'off' : 'polite'}>
          <Phone slide={slide} />
          <p className={styles.caption}>{slides[slide]?.caption}</p>
        </div>
        <div className={styles.controls}>
          <Button
            variant="ghost"
            size="sm"
            icon={playing ? <PauseIcon /> : <PlayIcon />}
            onClick={() => send({type: playing ? 'motion.pause' : 'motion.play'})}
          >
            {playing ? publicShellText.pause : publicShellText.play}
          </Button>
          <Dots slide={slide} send={send} />
        </div>
      </div>
    </section>
  )
}

function Banner() {
  return (
    <section className={styles.banner} aria-labelledby="revalidation">
      <LogoMark className={styles.bannerMark} />
      <h2 id="revalidation" className={styles.bannerTitle}>
        {publicShellText.bannerTitle}
      </h2>
      <p className={styles.bannerText}>{publicShellText.bannerText}</p>
      <ul className={styles.points}>
        {publicShellText.bannerPoints.map((point) => (
          <li key={point} className={styles.point}>
            <CheckCircleIcon />
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Beside the public screens: the product's own screens, one after the other, or the banner of a revalidation (F-008). */
export function PublicShellView({state, send}: Props) {
  return state.matches({visual: 'banner'}) ? <Banner /> : <Carousel state={state} send={send} />
}
