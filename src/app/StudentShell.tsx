import {useSelector} from '@xstate/react'
import {lazy, Suspense, useState, useSyncExternalStore} from 'react'
import {Provider} from 'urql'
import {css} from 'styled-system/css'
import {useLocation} from 'wouter'
import type {CourseKind} from '../../domain/agenda/agenda.types.ts'
import {agendaPath} from '../../domain/agenda/routes.ts'
import {courseKindOf} from '../../domain/shell/routes.ts'
import {DayRolloverView} from '../features/agenda/DayRolloverView.tsx'
import {OutboxNotices, OutboxStatus} from '../features/outbox/OutboxView.tsx'
import {useRoot} from '../features/root.ts'
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

const AgendaScreen = lazy(() => import('../features/agenda/AgendaScreen.tsx').then((module) => ({default: module.AgendaScreen})))

function ThemeButton() {
  const [dark, setDark] = useState(isDark)
  const toggle = () => {
    setTheme(dark ? 'light' : 'dark')
    setDark(!dark)
  }
  return <IconButton label={dark ? shellText.themeLight : shellText.themeDark} icon={dark ? <SunIcon /> : <MoonIcon />} onClick={toggle} />
}

function Saved() {
  const {outbox} = useRoot()
  return <OutboxStatus state={useSelector(outbox, (snapshot) => snapshot)} />
}

function Notices() {
  const {outbox} = useRoot()
  const state = useSelector(outbox, (snapshot) => snapshot)
  return <OutboxNotices state={state} send={outbox.send} />
}

function Rollover() {
  const {dayRollover} = useRoot()
  const state = useSelector(dayRollover, (snapshot) => snapshot)
  return <DayRolloverView state={state} send={dayRollover.send} />
}

function Screen({path, course}: {path: string; course: CourseKind}) {
  return path === agendaPath || path.startsWith(`${agendaPath}/`) ? <AgendaScreen course={course} /> : <NotFound />
}

/** Everything a signed-in student sees around the screen of the address (spec 1§2). */
export function StudentShell() {
  const root = useRoot()
  const [path] = useLocation()
  const {profile, menu, isFailing} = useSyncExternalStore(root.profile.subscribe, root.profile.read)
  if (!profile) return <LoadingLogo label={isFailing ? shellText.profileFailed : shellText.loading} />
  const nav: NavItem[] = menu.map(({title, url}) => ({
    id: url,
    href: url,
    label: title,
    icon: url.startsWith('/agenda') ? <AgendaIcon /> : <ListIcon />,
  }))
  const current = nav.find(({href}) => path === href || path.startsWith(`${href}/`))
  return (
    <Provider value={root.client()}>
      <AppFrame
        logo={<Logo size="sm" />}
        nav={nav}
        {...(current && {currentId: current.id})}
        navLabel={shellText.menu}
        skipLabel={shellText.skipToContent}
        headerStart={<span className={css({textStyle: 'label', color: 'text.muted', truncate: true})}>{profile.courses[0]?.course.title ?? agendaText.title}</span>}
        headerEnd={
          <>
            <Saved />
            <ThemeButton />
            <IconButton label={accessText.leave} icon={<LogoutIcon />} onClick={() => root.session.send({type: 'session.signOut'})} />
          </>
        }
        banner={<Rollover />}
        width="page"
      >
        <div className={css({display: 'flex', flexDirection: 'column', gap: '3', marginBottom: '5', _empty: {display: 'none'}})}><Notices /></div>
        <Suspense fallback={<Skeleton shape="text" lines={8} label={agendaText.loading} />}>
          <Screen path={path} course={courseKindOf(profile.courses[0]?.course.homePage)} />
        </Suspense>
      </AppFrame>
    </Provider>
  )
}
