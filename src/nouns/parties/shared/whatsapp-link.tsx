import { IconBrandWhatsapp } from '@tabler/icons-react';
import classes from './people.module.css';

/** URL that opens WhatsApp with a prepared text; without a number WhatsApp asks for the recipient. */
export const whatsappUrl = (phone: string | undefined, text: string): string =>
  `https://wa.me/${phone?.startsWith('+') ? phone.slice(1) : ''}?text=${encodeURIComponent(text)}`;

/** The green button at the end of a row. */
export function WhatsappSign({ phone, text, name }: { phone: string | undefined; text: string; name: string }) {
  return (
    <a className={classes.act} href={whatsappUrl(phone, text)} target="_blank" rel="noreferrer" aria-label={name}>
      <IconBrandWhatsapp aria-hidden />
    </a>
  );
}
