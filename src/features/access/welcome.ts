import {createContext, use} from 'react'
import {type Revalidation, revalidationOf} from '../../../domain/access/publicShell.ts'
import type {Greeting} from '../../../machines/access/publicShell.selectors.ts'
import {accessText, welcomeText} from '../../text/access/access.ts'

/** How the public screens greet: by the query at once, by the operator's values when they are there (F-009). */
export type Welcome = {
  readonly greeting: string
  readonly invitation: string
  /** Beside the logo. */
  readonly badge: string | null
  /** Name of the branded course, which stands in the logo. */
  readonly course: string | null
}

export const plainWelcome: Welcome = {
  greeting: accessText.greeting,
  invitation: accessText.invitation,
  badge: null,
  course: null,
}

/** The words of a variant. */
export function welcomeOf(greeting: Greeting, badge: Revalidation | null): Welcome {
  const welcome = {...plainWelcome, badge: badge && welcomeText.badges[badge]}
  if (greeting.kind === 'resident')
    return {...welcome, greeting: welcomeText.resident(greeting.title), course: greeting.title}
  if (greeting.kind === 'default') return welcome
  return {...welcome, greeting: welcomeText.revalidation, invitation: greeting.subtitle ?? welcome.invitation}
}

/** What the address alone says, before anything else is loaded, so that nothing moves afterwards. */
export function welcomeOfQuery(search: string): Welcome {
  const revalidation = revalidationOf(new URLSearchParams(search).get('revalidate'))
  return welcomeOf(revalidation ? {kind: 'revalidation', subtitle: null} : {kind: 'default'}, revalidation)
}

export const WelcomeContext = createContext<Welcome>(plainWelcome)

export const useWelcome = (): Welcome => use(WelcomeContext)
