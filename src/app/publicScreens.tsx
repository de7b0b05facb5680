import type {ComponentType} from 'react'
import {Login} from '../features/access/Login.tsx'
import {PublicFrame} from './PublicFrame.tsx'

/** A screen for visitors, at exactly its path. Only the login is part of the first load: the others are `lazy`. */
export type PublicScreen = {readonly path: string; readonly Screen: ComponentType}

function LoginPage() {
  return <PublicFrame><Login /></PublicFrame>
}

/** The screens of a visitor (spec 1§2). */
export const publicScreens: readonly PublicScreen[] = [
  {path: '/', Screen: LoginPage},
]
