import {useActorRef, useSelector} from '@xstate/react'
import {type ReactNode, Suspense, useMemo} from 'react'
import {css} from 'styled-system/css'
import {useLocation} from './useAddress.ts'
import {menuColor, menuGroups} from '../../../domain/shell/menu.ts'
import {homeOf} from '../../../domain/shell/routes.ts'
import {menuMachine} from '../../../machines/shell/menu.machine.ts'
import {brand} from '../../text/shared/brand.ts'
import {useCourseKind, useMenu, useProfile} from '../studentActors.ts'
import {lazyWhenIdle} from '../../ui/loading/lazyLoading.tsx'
import {ShellView} from './ShellView.tsx'

/** The student's own controls come after the question; the bell beside them does not move when they come. */
const Account = lazyWhenIdle(() => import('./Account.tsx'), 'Account')

type Props = {
  readonly headerStart: ReactNode
  readonly headerEnd: ReactNode
  readonly banner: ReactNode
  readonly children: ReactNode
}

/** The student's frame with the menu of the server, in the looks of the course's brand. */
export function Shell({headerEnd, ...rest}: Props) {
  const actor = useActorRef(menuMachine)
  const state = useSelector(actor, (snapshot) => snapshot)
  const [path] = useLocation()
  const menu = useMenu()
  const groups = useMemo(() => menuGroups(menu, brand.name), [menu])
  const course = useProfile().courses[0]?.course
  const home = homeOf(useCourseKind())
  return (
    <ShellView
      {...rest}
      state={state}
      send={actor.send}
      groups={groups}
      path={path}
      home={home}
      courseLogo={course?.logo ? {src: course.logo, title: course.title} : null}
      accent={menuColor(course?.colorPalette ?? null)}
      headerEnd={
        <>
          {headerEnd}
          <Suspense fallback={<span className={roomStyle} />}>
            <Account />
          </Suspense>
        </>
      }
    />
  )
}

const roomStyle = css({width: {base: 'touch', md: '[18rem]'}})
