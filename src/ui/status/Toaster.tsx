import {createToaster, Toast, Toaster as ArkToaster} from '@ark-ui/react/toast'
import type {CreateToasterReturn} from '@ark-ui/react/toast'
import {useEffect} from 'react'
import {toast as toastRecipe} from 'styled-system/recipes/toast'
import {IconButton} from '../action/IconButton.tsx'
import {CheckCircleIcon, CrossCircleIcon, CrossIcon, InfoIcon, WarningIcon} from '../icon/basicIcons.tsx'
import {takeNotices} from './notify.ts'

export type ToastStore = CreateToasterReturn

/** Below the header, which a notice must not cover. */
const offsets = {top: '4.25rem', right: '1rem', bottom: '1rem', left: '1rem'}

/** `durations.default` in milliseconds. Top right on desktop; phones get the width of the screen at the top. */
export const createToastStore = ({
  duration = 5_000,
  max = 4,
}: {readonly duration?: number; readonly max?: number} = {}): ToastStore =>
  createToaster({placement: 'top-end', overlap: false, gap: 12, duration, max, pauseOnPageIdle: true, offsets})

const tones = {
  info: {tone: 'info', Icon: InfoIcon},
  success: {tone: 'success', Icon: CheckCircleIcon},
  warning: {tone: 'warning', Icon: WarningIcon},
  error: {tone: 'error', Icon: CrossCircleIcon},
} as const

const toneOf = (type: string | undefined) =>
  type === 'success' || type === 'warning' || type === 'error' ? tones[type] : tones.info

export interface ToasterProps {
  readonly store: ToastStore
  readonly closeLabel: string
  /** Name of the region for assistive technology. */
  readonly label: string
}

/** Shows what `notify` was told, politely announced; the time stops while the pointer or the focus is on it. */
export const Toaster = ({store, closeLabel, label}: ToasterProps) => {
  useEffect(
    () =>
      takeNotices(({tone, title, text, duration}) => {
        // The store tells React synchronously, which is not allowed inside an effect of another component.
        queueMicrotask(() =>
          store.create({
            type: tone,
            title,
            ...(text !== undefined && {description: text}),
            ...(duration !== undefined && {duration}),
          }),
        )
      }),
    [store],
  )
  return (
    <ArkToaster toaster={store} aria-label={label}>
      {(toast) => {
        const {tone, Icon} = toneOf(toast.type)
        const styles = toastRecipe({tone})
        return (
          <Toast.Root className={styles.root}>
            <span className={styles.icon}>
              <Icon />
            </span>
            <div className={styles.content}>
              <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
              {toast.description !== undefined && (
                <Toast.Description className={styles.text}>{toast.description}</Toast.Description>
              )}
            </div>
            <span className={styles.close}>
              <Toast.CloseTrigger asChild>
                <IconButton size="sm" label={closeLabel} icon={<CrossIcon />} />
              </Toast.CloseTrigger>
            </span>
          </Toast.Root>
        )
      }}
    </ArkToaster>
  )
}
