import {type ComponentType} from 'react'
import {Login} from '../features/access/Login.tsx'
import {lazyNamed} from '../ui/loading/lazyLoading.tsx'

/** A screen at exactly its path, or at all of an area of the route table by its name. Only the login is part of the first load: the others are `lazy`. */
export type PublicScreen = {readonly path: string; readonly Screen: ComponentType}

/** The screens of a visitor, in the card of the public frame (spec 1§2). */
export const publicScreens: readonly PublicScreen[] = [
  {path: '/', Screen: Login},
  {path: '/registrar', Screen: lazyNamed(() => import('../features/access/Registration.tsx'), 'Registration')},
  {
    path: '/redefinir-senha',
    Screen: lazyNamed(() => import('../features/access/ForgotPassword.tsx'), 'ForgotPassword'),
  },
]

/** Screens that are there for visitors and students alike; `isFramed` ones stand in the card of the public frame. */
export const openScreens: readonly (PublicScreen & {readonly isFramed?: boolean})[] = [
  {path: '/external-auth', Screen: lazyNamed(() => import('../features/access/ExternalAuth.tsx'), 'ExternalAuth')},
  {
    path: '/confirmEmail',
    isFramed: true,
    Screen: lazyNamed(() => import('../features/access/EmailConfirmation.tsx'), 'EmailConfirmation'),
  },
  {path: '/termos-de-uso', Screen: lazyNamed(() => import('../features/access/LegalPage.tsx'), 'TermsPage')},
  {path: '/impressao', Screen: lazyNamed(() => import('../features/question/print/PrintPage.tsx'), 'PrintPage')},
  {
    path: 'diagnostic',
    Screen: lazyNamed(() => import('../features/diagnostic/DiagnosticScreen.tsx'), 'DiagnosticScreen'),
  },
  {
    path: '/politica-de-privacidade',
    Screen: lazyNamed(() => import('../features/access/LegalPage.tsx'), 'PrivacyPage'),
  },
]
