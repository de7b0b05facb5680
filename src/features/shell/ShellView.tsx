import {type ReactNode, Suspense, useCallback} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {
  bottomBarItems,
  currentItem,
  hasMore,
  menuColor,
  type MenuGroup,
  type MenuItem,
} from '../../../domain/shell/menu.ts'
import type {menuMachine} from '../../../machines/shell/menu.machine.ts'
import {isDrawerOpen, isRailOpen, isRailPinned} from '../../../machines/shell/menu.selectors.ts'
import {brand} from '../../text/shared/brand.ts'
import {frameText} from '../../text/shell/frame.ts'
import {
  AppBanner,
  AppBottomBar,
  AppFooter,
  AppFrame,
  AppHeader,
  AppMain,
  AppRail,
  type NavGroup,
  type NavItem,
} from '../../ui/layout/AppFrame.tsx'
import {Logo} from '../../ui/content/Logo.tsx'
import {MenuIcon} from './menuIcons.tsx'
import {useHasRail} from './useIsWide.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'

const MenuDrawer = lazyNamed(() => import('./MenuDrawer.tsx'), 'MenuDrawer')

type Events = EventFrom<typeof menuMachine>

type Props = {
  readonly state: SnapshotFrom<typeof menuMachine>
  readonly send: (event: Events) => void
  readonly groups: readonly MenuGroup[]
  /** The address, without query. */
  readonly path: string
  /** The home of the course, where the logo leads (spec 3§2.12). */
  readonly home: string
  /** Logo of a course of another brand; null for the product's own. */
  readonly courseLogo?: {readonly src: string; readonly title: string} | null
  readonly accent?: string | undefined
  readonly headerStart?: ReactNode
  readonly headerEnd?: ReactNode
  readonly banner?: ReactNode
  readonly children: ReactNode
}

const navItem = ({title, icon, url, color, tag}: MenuItem): NavItem => {
  const drawn = menuColor(color)
  return {
    id: url,
    href: url,
    label: title,
    icon: <MenuIcon name={icon} />,
    ...(tag && {tag}),
    ...(drawn !== undefined && {color: drawn}),
  }
}

const rail: Readonly<Record<'pointerIn' | 'pointerOut' | 'focusIn' | 'focusOut' | 'escape' | 'pick', Events>> = {
  pointerIn: {type: 'pointer.enter'},
  pointerOut: {type: 'pointer.leave'},
  focusIn: {type: 'focus.enter'},
  focusOut: {type: 'focus.leave'},
  escape: {type: 'menu.escape'},
  pick: {type: 'menu.pick'},
}

function HomeLink({
  home,
  logo,
  show,
}: {
  readonly home: string
  readonly logo: Props['courseLogo']
  readonly show: 'full' | 'mark'
}) {
  return (
    <a
      href={home}
      className={homeStyle}
      aria-label={logo ? `${logo.title}: ${frameText.home}` : `${brand.name}: ${frameText.home}`}
    >
      {logo ? <img src={logo.src} alt="" className={logoStyle} /> : <Logo size="sm" show={show} />}
    </a>
  )
}

/** Header, side menu, bottom bar and footer around a student's screen (F-025; spec 1§2, 3§2.12). */
export function ShellView({
  state,
  send,
  groups,
  path,
  home,
  courseLogo = null,
  accent,
  headerStart,
  headerEnd,
  banner,
  children,
}: Props) {
  const items = groups.flatMap((group) => group.items)
  const current = currentItem(items, path)
  const shown = () => groups.map(({title, items}): NavGroup => ({id: title, title, items: items.map(navItem)}))
  const hasRail = useHasRail()
  const isPinned = isRailPinned(state)
  const onGesture = useCallback((gesture: keyof typeof rail) => send(rail[gesture]), [send])
  const nav = {label: frameText.menu, currentId: current?.url}
  return (
    <>
      <AppFrame skipLabel={frameText.skipToContent}>
        {hasRail ? (
          <AppRail
            {...nav}
            logo={<HomeLink home={home} logo={courseLogo} show="full" />}
            groups={shown()}
            isOpen={isRailOpen(state)}
            toggle={{
              label: isPinned ? frameText.releaseRail : frameText.keepRail,
              isPressed: isPinned,
              onPress: () => send({type: 'rail.toggle'}),
            }}
            onGesture={onGesture}
          />
        ) : null}
        <AppHeader symbol={<HomeLink home={home} logo={courseLogo} show="mark" />} accent={accent} end={headerEnd}>
          {headerStart}
        </AppHeader>
        <AppBanner>{banner}</AppBanner>
        <AppMain>{children}</AppMain>
        <AppFooter>{frameText.copyright(brand.since, brand.name)}</AppFooter>
        <AppBottomBar
          {...nav}
          items={bottomBarItems(groups).map(navItem)}
          more={
            hasMore(groups)
              ? {label: frameText.more, isOpen: isDrawerOpen(state), onPress: () => send({type: 'drawer.open'})}
              : undefined
          }
        />
      </AppFrame>
      {isDrawerOpen(state) ? (
        <Suspense fallback={null}>
          <MenuDrawer
            groups={shown()}
            currentId={current?.url}
            onPick={() => send({type: 'menu.pick'})}
            onClose={() => send({type: 'drawer.close'})}
          />
        </Suspense>
      ) : null}
    </>
  )
}

const homeStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  borderRadius: 'md',
  color: 'text.strong',
})
const logoStyle = css({height: '7', width: 'auto', maxWidth: '40', objectFit: 'contain'})
