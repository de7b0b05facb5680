import {type ComponentType, lazy} from 'react'
import {Login} from '../features/access/Login.tsx'
import {arriving} from '../ui/arriving.ts'

/** A screen at exactly its path. Only the login is part of the first load: the others are `lazy`. */
export type PublicScreen = {readonly path: string; readonly Screen: ComponentType}

/** The screens of a visitor, in the card of the public frame (spec 1§2). */
export const publicScreens: readonly PublicScreen[] = [
  {path: '/', Screen: Login},
  {path: '/registrar', Screen: lazy(() => arriving(() => import('../features/access/Registration.tsx')).then((module) => ({default: module.Registration})))},
  {path: '/redefinir-senha', Screen: lazy(() => arriving(() => import('../features/access/ForgotPassword.tsx')).then((module) => ({default: module.ForgotPassword})))},
]

/** Screens that are there for visitors and students alike; `isFramed` ones stand in the card of the public frame. */
export const openScreens: readonly (PublicScreen & {readonly isFramed?: boolean})[] = [
  {path: '/external-auth', Screen: lazy(() => arriving(() => import('../features/access/ExternalAuth.tsx')).then((module) => ({default: module.ExternalAuth})))},
  {
    path: '/confirmEmail',
    isFramed: true,
    Screen: lazy(() => arriving(() => import('../features/access/EmailConfirmation.tsx')).then((module) => ({default: module.EmailConfirmation}))),
  },
  {path: '/termos-de-uso', Screen: lazy(() => arriving(() => import('../features/access/LegalPage.tsx')).then((module) => ({default: module.TermsPage})))},
  {path: '/impressao', Screen: lazy(() => arriving(() => import('../features/question/print/PrintPage.tsx')).then((module) => ({default: module.PrintPage})))},
  {path: '/politica-de-privacidade', Screen: lazy(() => arriving(() => import('../features/access/LegalPage.tsx')).then((module) => ({default: module.PrivacyPage})))},
]
