import {type ReactNode, useEffect, useRef} from 'react'
import {appFrame} from 'styled-system/recipes/app-frame'
import {Badge} from '../status/Badge.tsx'
import {ChevronLeftIcon, ChevronRightIcon, MoreIcon} from '../icon/icons.tsx'
import type {LinkAs} from '../action/links.ts'

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

export interface AppFrameProps {
  /** What stands at the top of the rail; a link home. */
  readonly logo: ReactNode
  /** The symbol alone, for the header of phones; a link home. */
  readonly mark?: ReactNode
  readonly groups: readonly NavGroup[]
  /** The entries of the bottom bar of phones. */
  readonly bottom: readonly NavItem[]
  readonly currentId?: string
  readonly navLabel: string
  readonly skipLabel: string
  /** The rail shows icons and words. */
  readonly isRailOpen: boolean
  /** The button at the foot of the rail. */
  readonly railToggle: {readonly label: string; readonly isPressed: boolean; readonly onPress: () => void}
  readonly onRail: (what: 'pointerIn' | 'pointerOut' | 'focusIn' | 'focusOut' | 'escape' | 'pick') => void
  /** 'Mais', when the bottom bar cannot show the whole menu. */
  readonly more?: {readonly label: string; readonly isOpen: boolean; readonly onPress: () => void}
  readonly headerStart?: ReactNode
  readonly headerEnd?: ReactNode
  /** A line of this colour over the header, for courses of another brand. */
  readonly accent?: string
  /** Under the header, across the page: offline notice, trial notice. */
  readonly banner?: ReactNode
  readonly footer?: ReactNode
  readonly width?: 'reading' | 'page' | 'full'
  readonly linkAs?: LinkAs
  readonly children: ReactNode
}

type Styles = ReturnType<typeof appFrame>
type LinksProps = Required<Pick<AppFrameProps, 'linkAs'>> & {
  readonly currentId: string | undefined
  readonly styles: Styles
}

const mark = (item: NavItem, currentId: string | undefined) =>
  item.id === currentId ? {'aria-current': 'page' as const} : {}

const Glyph = ({item, styles}: {readonly item: NavItem; readonly styles: Styles}) => (
  <span className={styles.glyph} {...(item.color !== undefined && {style: {color: item.color}})}>
    {item.icon}
  </span>
)

const RailGroup = ({group, currentId, linkAs: Link, styles}: LinksProps & {readonly group: NavGroup}) => (
  <div role="group" className={styles.railGroup} aria-labelledby={`menu-${group.id}`}>
    <h2 id={`menu-${group.id}`} className={styles.railTitle}>
      <span>{group.title}</span>
    </h2>
    <ul>
      {group.items.map((item) => (
        <li key={item.id}>
          <Link href={item.href} className={styles.railLink} {...mark(item, currentId)}>
            <Glyph item={item} styles={styles} />
            <span className={styles.railText}>
              <span className={styles.railLabel}>{item.label}</span>
              {item.tag !== undefined && <Badge tone="brand">{item.tag}</Badge>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </div>
)

type RailProps = LinksProps &
  Pick<AppFrameProps, 'logo' | 'groups' | 'navLabel' | 'isRailOpen' | 'railToggle' | 'onRail'>

/** Tells what pointer, focus and keys do to the rail as a whole; what its links and its button do is theirs. */
function useRail(onRail: AppFrameProps['onRail']) {
  const rail = useRef<HTMLElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    const {signal} = stop
    const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      rail.current?.addEventListener(type, listener, {signal})
    on('pointerenter', ({pointerType}) => {
      if (pointerType !== 'touch') onRail('pointerIn')
    })
    on('pointerleave', ({pointerType}) => {
      if (pointerType !== 'touch') onRail('pointerOut')
    })
    on('focusin', ({target}) => {
      if (target instanceof Element && target.matches(':focus-visible')) onRail('focusIn')
    })
    on('focusout', ({relatedTarget}) => {
      if (!(relatedTarget instanceof Node && rail.current?.contains(relatedTarget))) onRail('focusOut')
    })
    on('keydown', ({key}) => {
      if (key === 'Escape') onRail('escape')
    })
    on('click', ({target}) => {
      if (target instanceof Element && target.closest('a')) onRail('pick')
    })
    return () => stop.abort()
  }, [onRail])
  return rail
}

const Rail = ({logo, groups, navLabel, isRailOpen, railToggle, onRail, ...links}: RailProps) => (
  <nav
    ref={useRail(onRail)}
    data-tour="menu"
    className={links.styles.rail}
    aria-label={navLabel}
    {...(isRailOpen && {'data-open': ''})}
  >
    <div className={links.styles.railBrand}>{logo}</div>
    <div className={links.styles.railList}>
      {groups.map((group) => (
        <RailGroup key={group.id} group={group} {...links} />
      ))}
    </div>
    <button
      type="button"
      className={links.styles.railToggle}
      aria-expanded={isRailOpen}
      aria-pressed={railToggle.isPressed}
      title={railToggle.label}
      onClick={railToggle.onPress}
    >
      <span className={links.styles.glyph}>{railToggle.isPressed ? <ChevronLeftIcon /> : <ChevronRightIcon />}</span>
      <span className={links.styles.railText}>{railToggle.label}</span>
    </button>
  </nav>
)

const BottomBar = ({
  bottom,
  more,
  navLabel,
  currentId,
  linkAs: Link,
  styles,
}: LinksProps & Pick<AppFrameProps, 'bottom' | 'more' | 'navLabel'>) => (
  <nav data-tour="menu" className={styles.bottomBar} aria-label={navLabel}>
    <ul>
      {bottom.map((item) => (
        <li key={item.id}>
          <Link href={item.href} className={styles.bottomLink} {...mark(item, currentId)}>
            {item.icon}
            <span className={styles.bottomText}>{item.label}</span>
          </Link>
        </li>
      ))}
      {more !== undefined && (
        <li>
          <button
            type="button"
            className={styles.bottomLink}
            aria-haspopup="dialog"
            aria-expanded={more.isOpen}
            onClick={more.onPress}
          >
            <MoreIcon />
            <span className={styles.bottomText}>{more.label}</span>
          </button>
        </li>
      )}
    </ul>
  </nav>
)

/**
 * The frame of every signed-in screen: a rail of 60 px on desktop that is 260 px wide while it is open, a bar at the bottom
 * of phones, one header. Pure: it knows no route; what is current and what is open is told. Only one of the two
 * navigations is ever displayed, so assistive technology meets one.
 */
export const AppFrame = ({
  logo,
  mark: symbol,
  groups,
  bottom,
  currentId,
  navLabel,
  skipLabel,
  isRailOpen,
  railToggle,
  onRail,
  more,
  headerStart,
  headerEnd,
  accent,
  banner,
  footer,
  width = 'page',
  linkAs = 'a',
  children,
}: AppFrameProps) => {
  const styles = appFrame({width})
  const links = {currentId, linkAs, styles}
  return (
    <div className={styles.root}>
      <a className={styles.skip} href="#conteudo">
        {skipLabel}
      </a>
      <Rail {...links} {...{logo, groups, navLabel, isRailOpen, railToggle, onRail}} />
      <header className={styles.header} {...(accent !== undefined && {style: {borderTop: `3px solid ${accent}`}})}>
        <div className={styles.headerStart}>
          {symbol !== undefined && <span className={styles.symbol}>{symbol}</span>}
          {headerStart}
        </div>
        <div className={styles.headerEnd}>{headerEnd}</div>
      </header>
      <div className={styles.banner}>{banner}</div>
      <main className={styles.main} id="conteudo" tabIndex={-1}>
        <div className={styles.column}>{children}</div>
      </main>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      <BottomBar {...links} bottom={bottom} navLabel={navLabel} {...(more && {more})} />
    </div>
  )
}
