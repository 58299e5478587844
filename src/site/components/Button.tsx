import type { ComponentProps, ReactNode } from 'react'

type Look = 'primary' | 'secondary' | 'quiet'

/** The events of spec section 7; the page script logs them on click. */
export type CallToActionEvent =
  | 'cta_click_header'
  | 'cta_click_hero'
  | 'cta_click_midpage'
  | 'cta_click_consulting'
  | 'click_library_brief'
  | 'click_about_work_with_us'

type LinkProps = {
  href: string
  look?: Look
  event?: CallToActionEvent
  className?: string
  children: ReactNode
}

export function LinkButton({ href, look = 'primary', event, className = '', children }: LinkProps) {
  return (
    <a href={href} className={`button button-${look} ${className}`.trim()} data-event={event}>
      {children}
    </a>
  )
}

type ButtonProps = ComponentProps<'button'> & { look?: Look }

export function Button({
  look = 'primary',
  className = '',
  type = 'button',
  ...rest
}: ButtonProps) {
  return <button type={type} className={`button button-${look} ${className}`.trim()} {...rest} />
}
