# Stands in for axllent/mailpit: SMTP on 1025, the parts of its HTTP API that the proof asks on 8025.
FROM node:22-slim
RUN cd /opt && npm install --no-save smtp-server@3.21.6 && rm -rf /root/.npm
COPY mail-catcher.mjs /opt/mail-catcher.mjs
EXPOSE 1025 8025
CMD ["node", "/opt/mail-catcher.mjs"]
