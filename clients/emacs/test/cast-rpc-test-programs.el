;;; cast-rpc-test-programs.el --- The built programs for tests  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; These tests fail without the built programs: a suite that skips itself
;; proves nothing.

;;; Code:

(require 'cl-lib)
(require 'cast-rpc-api)

(defconst cast-rpc-test-folder
  (file-name-directory (or load-file-name buffer-file-name)))

(defconst cast-rpc-test-film "https://example.com/film.mp4?duration=600")

(defun cast-rpc-test-program (variable)
  "The built program that the environment's VARIABLE names."
  (or (getenv variable) (error "%s must name the built program; scripts/test-emacs sets it" variable)))

(defun cast-rpc-test-eventually (condition)
  "Wait until the function CONDITION returns something, and return that."
  (let ((deadline (+ (float-time) 30)) found)
    (while (not (or (setq found (funcall condition)) (> (float-time) deadline)))
      (accept-process-output nil 0.02))
    (or found (error "In vain: %S" condition))))

(defun cast-rpc-test-corpus (file)
  "The cases of FILE of the corpus."
  (with-temp-buffer
    (insert-file-contents
     (expand-file-name (format "../../../spec/corpus/%s.jsonl" file) cast-rpc-test-folder))
    (let (cases)
      (while (not (eobp))
        (push (json-parse-buffer :object-type 'plist :null-object :null :false-object :json-false) cases)
        (forward-line))
      (nreverse cases))))

(defun cast-rpc-test-sound (folder name)
  "A file NAME in FOLDER with a minute of silence that a receiver can play."
  (let* ((bytes (* 60 8000))
         (number (lambda (value size)
                   (apply #'unibyte-string
                          (cl-loop repeat size collect (logand value 255) do (setq value (ash value -8))))))
         (coding-system-for-write 'no-conversion)
         (file (expand-file-name name folder)))
    (write-region (concat "RIFF" (funcall number (+ 36 bytes) 4) "WAVEfmt " (funcall number 16 4)
                          (mapconcat (lambda (each) (funcall number (car each) (cadr each)))
                                     '((1 2) (1 2) (8000 4) (8000 4) (1 2) (8 2)) "")
                          "data" (funcall number bytes 4) (make-string bytes 0))
                  nil file nil 'silent)
    file))

(defun cast-rpc-test-receiver (&optional fetches)
  "Start an emulated receiver: its process; `:address' is a property.
It fetches nothing unless FETCHES is non-nil."
  (let* (port
         (process
          (make-process
           :name "cast-receiver" :connection-type 'pipe :noquery t
           :command (append (list (cast-rpc-test-program "CAST_RECEIVER")
                                  "--port" "0" "--exit-with-stdin" "--no-advertise")
                            (unless fetches '("--no-fetch-media")))
           :filter (lambda (_process text)
                     (when (string-match "\"event\":\"ready\".*\"port\":\\([0-9]+\\)" text)
                       (setq port (match-string 1 text)))))))
    (cast-rpc-test-eventually (lambda () port))
    (process-put process :address (concat "127.0.0.1:" port))
    process))

(defmacro cast-rpc-test-with-socket (path &rest body)
  "Run BODY with PATH in a temporary folder; a daemon there ends with it.
It keeps its sessions there: none finds those of another test."
  (declare (indent 1) (debug (symbolp body)))
  `(let* ((folder (make-temp-file "cast-rpc" t))
          (process-environment (cons (concat "XDG_STATE_HOME=" folder) process-environment))
          (,path (expand-file-name "socket" folder)))
     (unwind-protect (progn ,@body)
       (cast-rpc-test-end-daemon ,path)
       (delete-directory folder t))))

(defun cast-rpc-test-end-daemon (path)
  "End the daemon that listens on PATH, if any does, and wait until it is gone.
It writes its last files after its answer."
  (when (file-exists-p path)
    (let* ((client (cast-rpc-connect :socket path))
           (server (cast-rpc-test-server-id client)))
      (cast-rpc-call client "server.shutdown")
      (cast-rpc-test-eventually (lambda () (not (cast-rpc-test-alive-p server))))
      (cast-rpc-close client))))

(defun cast-rpc-test-server-id (client)
  "The process id of the server of CLIENT."
  (plist-get (cast-rpc-server-info client) :processId))

(defmacro cast-rpc-test-with (client device &rest body)
  "Run BODY with CLIENT, of a private server, and DEVICE, a receiver's address."
  (declare (indent 2) (debug (symbolp symbolp body)))
  `(let* ((receiver (cast-rpc-test-receiver))
          (,device (process-get receiver :address))
          (,client (cast-rpc-connect :socket nil)))
     (ignore ,device)
     (unwind-protect (progn ,@body)
       (cast-rpc-close ,client)
       (process-send-eof receiver)
       (cast-rpc-test-eventually (lambda () (not (process-live-p receiver)))))))

(defun cast-rpc-test-alive-p (pid)
  "Whether the process PID runs; a zombie does not."
  (let ((attributes (process-attributes pid)))
    (and attributes (not (equal (alist-get 'state attributes) "Z")))))

(provide 'cast-rpc-test-programs)
;;; cast-rpc-test-programs.el ends here
