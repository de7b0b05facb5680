import {type ReactNode, useEffect, useRef} from 'react'
import {Badge} from '../status/Badge.tsx'
import {StudyBarRoom, StudyBarSlot} from './StudyBar.tsx'
import {ChevronLeftIcon, ChevronRightIcon, MoreIcon} from '../icon/icons.tsx'

export interface NavItem {
  readonly id: string
  readonly href: string
  readonly label: string
  readonly icon: ReactNode
  /** A word or two beside the label, such as "Novo". */
  readonly tag?: string
  /** Colour of the icon, a CSS colour; it only decorates. */
  readonly color?: string
}

export interface NavGroup {
  readonly id: string
  readonly title: string
  readonly items: readonly NavItem[]
}

type RailGesture = 'pointerIn' | 'pointerOut' | 'focusIn' | 'focusOut' | 'escape' | 'pick'

/** A navigation of the frame: its accessible name, and which of its entries is the current page. */
type NavProps = {readonly label: string; readonly currentId?: string | undefined}

const Glyph = ({item}: {readonly item: NavItem}) => (
  <span className="appFrame__glyph" style={{color: item.color}}>
    {item.icon}
  </span>
)

const RailGroup = ({group, currentId}: Pick<NavProps, 'currentId'> & {readonly group: NavGroup}) => (
  <div role="group" className="appFrame__railGroup" aria-labelledby={`menu-${group.id}`}>
    <h2 id={`menu-${group.id}`} className="appFrame__railTitle">
      <span>{group.title}</span>
    </h2>
    <ul>
      {group.items.map((item) => (
        <li key={item.id}>
          <a href={item.href} className="appFrame__railLink" aria-current={item.id === currentId ? 'page' : undefined}>
            <Glyph item={item} />
            <span className="appFrame__railText">
              <span className="appFrame__railLabel">{item.label}</span>
              {item.tag !== undefined && <Badge tone="brand">{item.tag}</Badge>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </div>
)

type RailProps = NavProps & {
  /** What stands at the top; a link home. */
  readonly logo: ReactNode
  readonly groups: readonly NavGroup[]
  /** The rail shows icons and words. */
  readonly isOpen: boolean
  /** The button at the foot. */
  readonly toggle: {readonly label: string; readonly isPressed: boolean; readonly onPress: () => void}
  readonly onGesture: (gesture: RailGesture) => void
}

/** Tells what pointer, focus and keys do to the rail as a whole; what its links and its button do is theirs. */
function useGestures(onGesture: (gesture: RailGesture) => void) {
  const rail = useRef<HTMLElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    const {signal} = stop
    const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      rail.current?.addEventListener(type, listener, {signal})
    // A pointer that rests where the rail appears has entered it too, by the browser's account; only one that moves opens it.
    let isIn = false
    on('pointermove', ({pointerType}) => {
      if (pointerType === 'touch' || isIn) return
      isIn = true
      onGesture('pointerIn')
    })
    on('pointerleave', ({pointerType}) => {
      isIn = false
      if (pointerType !== 'touch') onGesture('pointerOut')
    })
    on('focusin', ({target}) => {
      if (target instanceof Element && target.matches(':focus-visible')) onGesture('focusIn')
    })
    on('focusout', ({relatedTarget}) => {
      if (!(relatedTarget instanceof Node && rail.current?.contains(relatedTarget))) onGesture('focusOut')
    })
    on('keydown', ({key}) => {
      if (key === 'Escape') onGesture('escape')
    })
    on('click', ({target}) => {
      if (target instanceof Element && target.closest('a')) onGesture('pick')
    })
    return () => stop.abort()
  }, [onGesture])
  return rail
}

/** Desktop: a rail of 60 px that is 260 px wide while it is open. */
export const AppRail = ({logo, groups, label, isOpen, toggle, onGesture, currentId}: RailProps) => (
  <nav
    ref={useGestures(onGesture)}
    data-tour="menu"
    className="appFrame__rail"
    aria-label={label}
    {...(isOpen && {'data-open': ''})}
  >
    <div className="appFrame__railBrand">{logo}</div>
    <div className="appFrame__railList">
      {groups.map((group) => (
        <RailGroup key={group.id} group={group} currentId={currentId} />
      ))}
    </div>
    <button
      type="button"
      className="appFrame__railToggle"
      aria-expanded={isOpen}
      aria-pressed={toggle.isPressed}
      title={toggle.label}
      onClick={toggle.onPress}
    >
      <span className="appFrame__glyph">{toggle.isPressed ? <ChevronLeftIcon /> : <ChevronRightIcon />}</span>
      <span className="appFrame__railText">{toggle.label}</span>
    </button>
  </nav>
)

type BottomBarProps = NavProps & {
  readonly items: readonly NavItem[]
  /** 'Mais', when the bar cannot show the whole menu. */
  readonly more?: {readonly label: string; readonly isOpen: boolean; readonly onPress: () => void} | undefined
}

/** Phones: the main entries of the menu at the bottom of the screen. */
export const AppBottomBar = ({items, more, label, currentId}: BottomBarProps) => (
  <nav data-tour="menu" className="appFrame__bottomBar" aria-label={label}>
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <a
            href={item.href}
            className="appFrame__bottomLink"
            aria-current={item.id === currentId ? 'page' : undefined}
          >
            {item.icon}
            <span className="appFrame__bottomText">{item.label}</span>
          </a>
        </li>
      ))}
      {more !== undefined && (
        <li>
          <button
            type="button"
            className="appFrame__bottomLink"
            aria-haspopup="dialog"
            aria-expanded={more.isOpen}
            onClick={more.onPress}
          >
            <MoreIcon />
            <span className="appFrame__bottomText">{more.label}</span>
          </button>
        </li>
      )}
    </ul>
  </nav>
)

type HeaderProps = {
  /** The symbol alone, for phones; a link home. */
  readonly symbol?: ReactNode
  /** A line of this colour over the header, for courses of another brand. */
  readonly accent?: string | undefined
  readonly end?: ReactNode
  readonly children?: ReactNode
}

export const AppHeader = ({symbol, accent, end, children}: HeaderProps) => (
  <header className="appFrame__header" style={{borderTop: accent && `3px solid ${accent}`}}>
    <div className="appFrame__headerStart">
      {symbol !== undefined && <span className="appFrame__symbol">{symbol}</span>}
      <div className="appFrame__headerCourse">{children}</div>
      <StudyBarSlot />
    </div>
    <div className="appFrame__headerEnd">{end}</div>
  </header>
)

/** Under the header, across the page: offline notice, trial notice. */
export const AppBanner = ({children}: {readonly children: ReactNode}) => (
  <div className="appFrame__banner">{children}</div>
)

export const AppMain = ({children}: {readonly children: ReactNode}) => (
  <main className="appFrame__main" id="conteudo" tabIndex={-1}>
    <div className="appFrame__column">{children}</div>
  </main>
)

export const AppFooter = ({children}: {readonly children: ReactNode}) => (
  <footer className="appFrame__footer">{children}</footer>
)

type FrameProps = {readonly skipLabel: string; readonly children: ReactNode}

/**
 * The frame of every signed-in screen, made of rail, header, banner, main, footer and bottom bar in this order. Pure: it
 * knows no route; what is current and what is open is told. Only one of the two navigations is ever displayed, so
 * assistive technology meets one.
 */
export const AppFrame = ({skipLabel, children}: FrameProps) => (
  <StudyBarRoom>
    <div className="appFrame__root">
      <a className="appFrame__skip" href="#conteudo">
        {skipLabel}
      </a>
      {children}
    </div>
  </StudyBarRoom>
)
