import {useSelector} from '@xstate/react'
import {Suspense, useState, useSyncExternalStore} from 'react'
import {Provider} from 'urql'
import {css} from 'styled-system/css'
import {useLocation} from 'wouter'
import {isAccessOpen} from '../../machines/shell/accessBlocked.selectors.ts'
import {useRoot} from '../features/root.ts'
import {StudentContext, useMenu, useStudentActors} from '../features/studentActors.ts'
import {ProfileFetchView} from '../features/profile/ProfileFetchView.tsx'
import {isDark, setTheme} from '../services/platform/theme.ts'
import {accessText} from '../text/access.ts'
import {agendaText} from '../text/agenda.ts'
import {shellText} from '../text/shell.ts'
import {AppFrame, type NavItem} from '../ui/AppFrame.tsx'
import {IconButton} from '../ui/IconButton.tsx'
import {AgendaIcon, ListIcon, LogoutIcon, MoonIcon, SunIcon} from '../ui/icons.tsx'
import {LoadingLogo} from '../ui/LoadingLogo.tsx'
import {Logo} from '../ui/Logo.tsx'
import {Skeleton} from '../ui/Skeleton.tsx'
import {NotFound} from './NotFound.tsx'
import {screens} from './screens.tsx'
import {banner, headerEnd, headerStart, notices, overlays, type Slot} from './shellSlots.tsx'

function ThemeButton() {
  const [dark, setDark] = useState(isDark)
  const toggle = () => {
    setTheme(dark ? 'light' : 'dark')
    setDark(!dark)
  }
  return <IconButton label={dark ? shellText.themeLight : shellText.themeDark} icon={dark ? <SunIcon /> : <MoonIcon />} onClick={toggle} />
}

/** Parts wait for their code on their own, so that a late one holds nobody up. */
function Slots({of}: {readonly of: readonly Slot[]}) {
  return of.map(({id, Part}) => <Suspense key={id} fallback={null}><Part /></Suspense>)
}

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

function ScreenAt({path}: {readonly path: string}) {
  const found = screens.find(({prefix}) => isBelow(path, prefix))
  return found ? <found.Screen /> : <NotFound />
}

function Shell() {
  const {leave} = useRoot()
  const {access} = useStudentActors()
  const isOpen = useSelector(access, isAccessOpen)
  const [path] = useLocation()
  const menu = useMenu()
  const nav: NavItem[] = menu.map(({title, url}) => ({
    id: url,
    href: url,
    label: title,
    icon: url.startsWith('/agenda') ? <AgendaIcon /> : <ListIcon />,
  }))
  const current = nav.find(({href}) => isBelow(path, href))
  return (
    <>
      <AppFrame
        logo={<Logo size="sm" />}
        nav={nav}
        {...(current && {currentId: current.id})}
        navLabel={shellText.menu}
        skipLabel={shellText.skipToContent}
        headerStart={<Slots of={headerStart} />}
        headerEnd={
          <>
            <Slots of={headerEnd} />
            <ThemeButton />
            <IconButton label={accessText.leave} icon={<LogoutIcon />} onClick={leave} />
          </>
        }
        banner={<Slots of={banner} />}
        width="page"
      >
        <div className={css({display: 'flex', flexDirection: 'column', gap: '3', marginBottom: '5', _empty: {display: 'none'}})}><Slots of={notices} /></div>
        {isOpen ? (
          <Suspense fallback={<Skeleton shape="text" lines={8} label={agendaText.loading} />}>
            <ScreenAt path={path} />
          </Suspense>
        ) : null}
      </AppFrame>
      <Slots of={overlays} />
    </>
  )
}

function KnownStudent() {
  const {leave} = useRoot()
  const {profileFetch} = useStudentActors()
  const state = useSelector(profileFetch, (snapshot) => snapshot)
  return <ProfileFetchView state={state} send={profileFetch.send} onLeave={leave}>{() => <Shell />}</ProfileFetchView>
}

/** Everything a signed-in student sees around the screen of the address (spec 1§2). */
export function StudentShell() {
  const {student} = useRoot()
  const actors = useSyncExternalStore(student.subscribe, student.read)
  if (!actors) return <LoadingLogo label={shellText.loading} />
  return (
    <StudentContext key={actors.uid} value={actors}>
      <Provider value={actors.client()}><KnownStudent /></Provider>
    </StudentContext>
  )
}
