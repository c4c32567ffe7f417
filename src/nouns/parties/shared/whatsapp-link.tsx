import { IconBrandWhatsapp } from '@tabler/icons-react';
import classes from './people.module.css';

/** Opens WhatsApp with a text that is ready to be sent; without a number WhatsApp asks to whom. */
export const whatsappUrl = (phone: string | undefined, text: string): string =>
  `https://wa.me/${phone?.startsWith('+') ? phone.slice(1) : ''}?text=${encodeURIComponent(text)}`;

/** The green sign at the end of a row. */
export function WhatsappSign({ phone, text, name }: { phone: string | undefined; text: string; name: string }) {
  return (
    <a className={classes.act} href={whatsappUrl(phone, text)} target="_blank" rel="noreferrer" aria-label={name}>
      <IconBrandWhatsapp aria-hidden />
    </a>
  );
}
